import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { languages } from 'virtual:content'
import { pathOf, projectSlug } from '../../../model/routes'
import { PUBLIC } from '../../content/content-folder'
import { variantCvs } from '../downloads'
import { type BuildContext, type BuiltFiles, pageNames, sites } from '../sites'
import { escapeHtml } from '../text'
import retiredWorker from './retired-worker.js?raw'
import worker from './worker.js?raw'

const VERSION_LENGTH = 16
/** What scripts and style sheets name is beside them. */
const ASSETS = /^.*\/assets\//
/** Not in `files`: cached once a page with such letters has loaded them. */
const RARE_FONT = /-ext-.*\.woff2$/
/** Others are not in `files`: photos, of which there may be many in many sizes, are cached once seen. */
const OF_PAGES = /\.(?:js|css|svg|woff2)$/
/** Imported by the app, and needed offline: by every page but home, and by another language. */
const LATE_SCRIPT = /\/assets\/(?:navigation-screen|late-screens|light-stage|change-words|swipe)-/
/** Read by hosts, search engines or other programs, never by a page. */
const NOT_FOR_PAGES =
  /^(?:_headers|_redirects|(?:robots|llms)\.txt|sitemap\.xml|sw\.js|(?:[\w-]+\/){0,2}(?:(?:social.*|tarjeta)\.png|[\w-]+\.md))$/

async function listFiles({ base, distDir }: BuildContext): Promise<Map<string, string>> {
  const forOneJob = sites.flatMap((site) => Object.keys(variantCvs(site)))
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(distDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NOT_FOR_PAGES.test(file) && !forOneJob.includes(file))
    .toSorted()
  const addressOf = (file: string) => base + encodeURI(file)
  return new Map(files.map((file) => [addressOf(file), path.join(distDir, file)]))
}

/** What quotes or spaces enclose: addresses, and names in the scripts' texts. */
const namesIn = (text: string) => [...text.split(/["'`]/), ...text.split(/["'`\s,()]+/)]

/** All but the owner's files that no page names: a draft, say, of which nobody is told. */
async function toldFiles({ base, workspace }: BuildContext, disk: ReadonlyMap<string, string>) {
  const fileAt = (address: string) => decodeURI(address).slice(base.length)
  const isOwn = (address: string) => workspace.has(`${PUBLIC}/${fileAt(address)}`)
  const named = new Set<string>()
  for (const [address, file] of disk) {
    if (isOwn(address) || !/\.(?:html|js|css|webmanifest)$/.test(address)) continue
    for (const name of namesIn(await readFile(file, 'utf8'))) named.add(name)
  }
  const formsOf = (address: string) => [address, fileAt(address), base + fileAt(address)]
  const isNamed = (name: string) => named.has(name) || named.has(escapeHtml(name))
  return (address: string) => !isOwn(address) || formsOf(address).some(isNamed)
}

async function siteFiles(context: BuildContext) {
  const { base } = context
  const disk = await listFiles(context)
  const isTold = await toldFiles(context, disk)
  const read = (address: string) => readFile(disk.get(address) ?? '', 'utf8')
  const all = languages.flatMap((language) =>
    pageNames.map((name) => {
      const address = `${base}${pathOf(language, name).slice(1)}`
      const key = address.replace(/\/$/, '')
      const isLate = projectSlug(name) !== undefined
      return { code: language.code, key, address, file: `${address}index.html`, isLate }
    }),
  )
  // A project's own page is cached once it is visited: there may be many.
  const pages = all.filter(({ isLate }) => !isLate)
  const notFound = `${base}404.html`
  const needed = new Set([...disk.keys()].filter((address) => LATE_SCRIPT.test(address)))
  const addNamed = (text: string, nameOf: (address: string) => string) => {
    for (const address of disk.keys()) {
      const isKept = OF_PAGES.test(address) && !RARE_FONT.test(address)
      if (isKept && text.includes(nameOf(address))) needed.add(address)
    }
  }
  for (const file of [...pages.map((page) => page.file), notFound]) {
    addNamed(await read(file), (address) => `="${escapeHtml(address)}"`)
  }
  // Entry scripts import the app after the first paint. What the app imports is cached once used.
  for (const file of [...needed].filter((address) => /\.(?:js|css)$/.test(address))) {
    addNamed(await read(file), (address) => address.replace(ASSETS, ''))
  }
  // Of several languages, each has a script of its texts.
  const ofLanguages = languages.map(({ code }) => [
    ...pages.filter((page) => page.code === code).map(({ address }) => address),
    ...[...needed].filter((address) => address.startsWith(`${base}assets/${code}-`)),
  ])
  const hash = createHash('sha256')
  for (const address of [...all.map((page) => page.file), notFound, ...needed]) {
    hash.update(address).update(await readFile(disk.get(address) ?? ''))
  }
  return {
    base,
    /** Of `languages` and `files`. */
    version: hash.digest('hex').slice(0, VERSION_LENGTH),
    /** Address by path without the final slash. */
    pages: Object.fromEntries(all.map(({ key, address }) => [key, address])),
    notFound,
    /** Cached on the first visit: what every page needs. */
    files: [...needed].filter((address) => !ofLanguages.flat().includes(address)).toSorted(),
    /** Pages and texts of each, its home first: cached once the language is visited. */
    languages: ofLanguages,
    /** Cached once used: photos, the scene, the CV. */
    others: [...disk.keys()].filter(
      (file) => !needed.has(file) && !file.endsWith('.html') && isTold(file),
    ),
  }
}

// Last, because it lists every other file. Not Workbox: hundreds of packages for a few static
// pages, and its navigation fallback serves one page for all addresses.
export const workerFile: BuiltFiles = {
  'sw.js': async (context) => {
    const isOff = import.meta.env.VITE_OFFLINE === 'off'
    const site = isOff ? { base: context.base } : await siteFiles(context)
    return `const SITE = ${JSON.stringify(site)}\n${isOff ? retiredWorker : worker}`
  },
}
