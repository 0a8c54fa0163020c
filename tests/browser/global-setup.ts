import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PreviewServer } from 'vite'
import { servePreview } from '../../src/tools/files/preview-server'
import { buildFixtureBeside, PROJECT_ROOT, runIn } from '../fixtures/build-fixture'
import { emptyContent, extremeContent } from './extreme-content'
import { hostileContent } from './hostile-content'
import { CONTENT_ORIGIN, SITES, type SiteName } from './sites'

const SITES_DIR = path.join(PROJECT_ROOT, '.cache/sites')

export const siteFolder = (name: string) => path.join(SITES_DIR, name)

const ENVIRONMENTS: Partial<Record<SiteName, Record<string, string>>> = {
  repo: { BASE_PATH: SITES.repo.base },
  remote: { VITE_CONTENT_URL: CONTENT_ORIGIN },
}

/** Other content, without the translations of the fixture's. */
const writing = (contentOf: () => Record<string, unknown>) => (folder: string) => {
  rmSync(path.join(folder, 'src/content/en'), { recursive: true, force: true })
  for (const [name, content] of Object.entries(contentOf())) {
    const file = path.join(folder, 'src/content', `${name}.json`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(content))
  }
}

const CHANGES: Partial<Record<SiteName, (folder: string) => void>> = {
  hostile: writing(hostileContent),
  extreme: writing(extremeContent),
  empty: writing(emptyContent),
  imported: (folder) => {
    const schema = createRequire(import.meta.url).resolve('@jsonresume/schema/package.json')
    const sample = path.join(path.dirname(schema), 'sample.resume.json')
    runIn(folder, {}, 'import', sample, '--force')
  },
}

const buildOf = (name: SiteName) => ({ env: ENVIRONMENTS[name], change: CHANGES[name] })

/** The second build of the same content, to compare. */
export const REPEATED = 'root-again'

async function buildAndServe(name: SiteName): Promise<PreviewServer> {
  const { port, base } = SITES[name]
  const directory = await buildFixtureBeside(siteFolder(name), buildOf(name))
  return servePreview({ directory, base, port })
}

/** Builds two at a time: a build alone leaves half of two cores idle. */
export const serveSites = (names: readonly SiteName[], isRepeated: boolean) => async () => {
  const servers: PreviewServer[] = []
  const tasks = names.map((name) => async () => {
    servers.push(await buildAndServe(name))
  })
  if (isRepeated) {
    tasks.push(async () => {
      await buildFixtureBeside(siteFolder(REPEATED), buildOf('root'))
    })
  }
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task()
  }
  await Promise.all([work(), work()])
  return async () => {
    for (const server of servers) await server.close()
  }
}

export default serveSites(Object.keys(SITES) as SiteName[], true)
