import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { startStaticServer } from '../../src/build/static-server'
import { buildFixture, npm, PROJECT_ROOT } from '../fixtures/build-fixture'
import { emptyContent, extremeContent } from './extreme-content'
import { hostileContent } from './hostile-content'
import { CONTENT_ORIGIN, SITES, type SiteName } from './sites'

const SITES_DIR = path.join(PROJECT_ROOT, '.cache/sites')

export const siteFolder = (name: string) => path.join(SITES_DIR, name)

const ENVIRONMENTS: Partial<Record<SiteName, Record<string, string>>> = {
  repo: { BASE_PATH: SITES.repo.base },
  remote: { VITE_CONTENT_URL: CONTENT_ORIGIN },
}

const writing = (contentOf: () => Record<string, unknown>) => (folder: string) => {
  for (const [name, content] of Object.entries(contentOf())) {
    const file = path.join(folder, 'src/content', `${name}.json`)
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
    npm(folder, {}, 'run', '-s', 'import', '--', sample, '--force')
  },
}

export const buildSite = (name: SiteName, folder = siteFolder(name)): string =>
  buildFixture(folder, { env: ENVIRONMENTS[name], change: CHANGES[name] })

export default async function setUp(): Promise<() => Promise<void>> {
  const servers: Server[] = []
  for (const name of Object.keys(SITES) as SiteName[]) {
    const { port, base } = SITES[name]
    const server = createServer()
    await startStaticServer(server, { directory: buildSite(name), base, port })
    servers.push(server)
  }
  return async () => {
    for (const server of servers) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
