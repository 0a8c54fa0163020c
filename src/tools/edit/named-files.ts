import { codeOf } from '../check/dead-file-problems'
import { CONTENT, PUBLIC } from '../content/content-folder'
import { pageSources } from '../content/pages/read-pages'
import { itemsOf } from '../content/workspace/json-source'
import type { Workspace } from '../content/workspace/workspace'
import { contentFile, freeName, PROJECTS, pageAt, placeOf } from './field-spot'

/** Beside what is published; it outlives the server. */
export const KEPT = '.cache/edit/removed'
const TEXT_FILE = /\.(?:json|html?|css|m?js|svg|xml|md|txt|typ|webmanifest)$/i

/** What stands before the name of a file, in JSON and in the text of a page. */
const NAMED_BY = ['"', '(', '(/', '<', '</']

/** In JSON a slash may be written `\/`, in an address a letter `%20`. */
const asNames = (text: string) =>
  text.replaceAll('\\/', '/').replace(/(?:%[\da-f]{2})+/gi, (letters) => {
    try {
      return decodeURIComponent(letters)
    } catch {
      return letters
    }
  })

const textOf = (workspace: Workspace, file: string) => asNames(String(workspace.bytes(file) ?? ''))

/** What the content names at a moment. */
function namesIn(workspace: Workspace, drafts: string) {
  const projects = workspace.json(contentFile(PROJECTS))
  const all = [...workspace.files(CONTENT)].filter((name) => TEXT_FILE.test(name))
  return {
    texts: [asNames(drafts), ...all.map((name) => textOf(workspace, `${CONTENT}/${name}`))],
    /** The pages of projects; undefined where their file cannot be read. */
    pages: projects.problem
      ? undefined
      : new Set(itemsOf(projects.source?.value).map((entry) => Object(entry).pagina as unknown)),
  }
}
type Named = ReturnType<typeof namesIn>

/** Pages that a project named and that none names now: in every language they go with it. */
function removeLeftPages(workspace: Workspace, before: Named, after: Named): void {
  const { pages: was } = before
  const { pages: is } = after
  if (!was || !is) return
  for (const file of pageSources(workspace)) {
    const slug = pageAt(placeOf(file))?.slug
    if (slug !== undefined && was.has(slug) && !is.has(slug)) workspace.write(file, undefined)
  }
}

/** Takes a file out of public/, and keeps it where nothing is published, never over another. */
function takeOut(workspace: Workspace, name: string): void {
  const bytes = workspace.bytes(`${PUBLIC}/${name}`)
  if (!bytes) return
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  const isOther = (each: string) => {
    const kept = workspace.bytes(`${KEPT}/${each}${ending}`)
    return kept !== undefined && !kept.equals(bytes)
  }
  workspace.write(`${KEPT}/${freeName(stem, isOther)}${ending}`, bytes)
  workspace.write(`${PUBLIC}/${name}`, undefined)
}

/**
 * Takes pages and files away that nothing names any more, and brings files back that are named again.
 * @param drafts what is typed and in no file yet, which may name a dropped file
 */
export function namedFiles(workspace: Workspace, drafts: () => string) {
  /** Dropped files, and whether something has named them since. */
  const dropped = new Map<string, boolean>()
  const isIn = (texts: readonly string[], name: string) => texts.some((text) => text.includes(name))

  /** Takes a file out of public/ that the content named, and that neither code nor another file there names. */
  const removeLeftFiles = (before: Named, after: Named) => {
    for (const name of dropped.keys()) if (isIn(after.texts, name)) dropped.set(name, true)
    const wasNamed = (name: string) =>
      dropped.get(name) || NAMED_BY.some((mark) => isIn(before.texts, mark + name))
    const files = [...workspace.files(PUBLIC)]
    const left = files.filter((name) => !isIn(after.texts, name) && wasNamed(name))
    if (left.length === 0) return
    const others = files.filter((name) => TEXT_FILE.test(name))
    const elsewhere = others.map((name) => textOf(workspace, `${PUBLIC}/${name}`))
    elsewhere.push(codeOf(workspace.root))
    for (const name of left) if (!isIn(elsewhere, name)) takeOut(workspace, name)
  }

  return {
    /** Hears of a file that lies in public/ before anything names it. */
    drop: (name: string) => void dropped.set(name, false),
    /** Takes a file out of public/ that nothing names. */
    takeOut: (name: string) => takeOut(workspace, name),
    /** Whether a text names a dropped file that another does not. */
    isLost: (before: string, after: string) =>
      [...dropped.keys()].some((name) => before.includes(name) && !after.includes(name)),
    /** Brings back what was taken out of public/ and is named again. */
    restore(): void {
      const gone = [...workspace.files(KEPT)].filter((name) => !workspace.has(`${PUBLIC}/${name}`))
      const { texts } = namesIn(workspace, drafts())
      for (const name of gone.filter((each) => isIn(texts, each))) {
        workspace.write(`${PUBLIC}/${name}`, workspace.bytes(`${KEPT}/${name}`))
        workspace.write(`${KEPT}/${name}`, undefined)
      }
    },
    /** Notes what is named. @returns what takes away that which no longer is */
    note(): () => void {
      const before = namesIn(workspace, drafts())
      return () => {
        removeLeftPages(workspace, before, namesIn(workspace, drafts()))
        // With a page goes what it alone has named.
        removeLeftFiles(before, namesIn(workspace, drafts()))
      }
    },
  }
}
export type NamedFiles = ReturnType<typeof namedFiles>
