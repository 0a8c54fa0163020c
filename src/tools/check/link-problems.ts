import { visit } from 'unist-util-visit'
import { stretches } from '../../model/inline-links'
import { kindOf } from '../../model/schema/content-fields'
import { isAddress } from '../../model/schema/fields'
import type { ProjectPage } from '../content/pages/read-pages'
import type { Problem, SourceLocation } from '../content/problem'
import type { Checked, ContentValue } from './checked'

const PATIENCE_MS = 10_000
const AT_ONCE = 8
/** Some hosts do not answer Node's own name. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; portfolio-check)' }
/** What programs get, LinkedIn's 999 among it, also where a visitor gets the page. */
const REFUSALS = [401, 403, 429, 999]
/** The site itself, which may not be published yet, and where its lists are. */
const OWN = ['sitio', 'urlListas']

async function statusOf(address: string, patienceMs: number): Promise<number | undefined> {
  let status: number | undefined
  // Hosts that do not know HEAD say so in many ways.
  for (const method of ['HEAD', 'GET']) {
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const answer = await fetch(address, { method, headers: HEADERS, signal })
      await answer.body?.cancel()
      status = answer.status
      if (answer.ok) break
    } catch {
      // No such host, nobody there, or too late.
    }
  }
  return status
}

function addressesIn({ name, path, field, value }: ContentValue): string[] {
  if (typeof value !== 'string' || OWN.includes(field)) return []
  const kind = kindOf(name, path)
  if (kind === 'prose')
    return stretches(value).flatMap(({ to = '' }) => (isAddress(to) ? [to] : []))
  return ['address', 'document'].includes(kind ?? '') && isAddress(value) ? [value] : []
}

function linksOf({ file, tree }: ProjectPage): { address: string; location: SourceLocation }[] {
  const links: { address: string; location: SourceLocation }[] = []
  visit(tree, 'link', ({ url, position }) => {
    if (isAddress(url)) links.push({ address: url, location: { file, line: position?.start.line } })
  })
  return links
}

/** Asks each address of the content once. @returns those that lead nowhere, and what else to tell */
export async function linkProblems(
  { values, say, pages = [] }: Pick<Checked, 'values' | 'say'> & Partial<Pick<Checked, 'pages'>>,
  patienceMs = PATIENCE_MS,
): Promise<{ problems: Problem[]; notes: string[] }> {
  const { links } = say.check
  const found = [
    ...values.flatMap((value) =>
      addressesIn(value).map((address) => ({ address, location: value.location })),
    ),
    ...pages.flatMap(linksOf),
  ]
  const statuses = new Map<string, number | undefined>()
  const queue = new Set(found.map(({ address }) => address)).values()
  const askInTurn = async () => {
    for (const address of queue) statuses.set(address, await statusOf(address, patienceMs))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
  const asked = [...statuses]
  const refused = asked.filter(([, status]) => REFUSALS.includes(status ?? 0))
  const isOffline = asked.length > 0 && asked.every(([, status]) => status === undefined)
  if (isOffline) return { problems: [], notes: [links.noNetwork] }
  const problems = found.flatMap(({ address, location }) => {
    const status = statuses.get(address)
    const isGood = status !== undefined && (status < 400 || REFUSALS.includes(status))
    return isGood ? [] : [{ ...location, found: links.found(address, status), todo: links.todo }]
  })
  return {
    problems,
    notes: [
      links.asked(asked.length),
      ...(refused.length > 0
        ? [links.refused(refused.map(([address]) => address).join(', '))]
        : []),
    ],
  }
}
