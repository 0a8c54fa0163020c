import { rmSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '../../src/tools/output/static-server'
import {
  type Build,
  buildFixture,
  PROJECT_ROOT,
  writeContent,
  writeIn,
} from '../fixtures/build-fixture'
import { writeProjectPages } from '../fixtures/project-pages'
import { extremeContent, rightToLeftContent } from './extreme-content'
import { CONTENT_ORIGIN, SITES, type SiteName } from './sites'

export const siteFolder = (name: string) => path.join(PROJECT_ROOT, '.cache/sites', name)

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)
const SECTIONS = [
  ...['experiencia', 'educacion', 'habilidades', 'proyectos'],
  ...['certificados', 'recomendaciones'],
]
/** An owner's own ones, which no test opens: drawing them takes as long as half of a build. */
const PICTURES = ['tarjeta', 'social', ...SECTIONS.map((slug) => `social-${slug}`)]

/** Other content, without the translations of the fixture's. */
const writing = (contentOf: () => Record<string, unknown>) => (folder: string) => {
  rmSync(path.join(folder, 'src/content/en'), { recursive: true, force: true })
  writeContent(folder, contentOf())
  for (const name of PICTURES) writeIn(folder, `public/${name}.png`, PIXEL)
}

const BUILDS: Record<SiteName, Build> = {
  root: {},
  // And projects with pages of their own.
  repo: { env: { BASE_PATH: SITES.repo.base }, change: writeProjectPages },
  remote: { env: { VITE_CONTENT_URL: CONTENT_ORIGIN }, change: writing(rightToLeftContent) },
  extreme: { change: writing(extremeContent) },
}

/** Serves a built site as a static host does. */
export async function serve(directory: string, { base, port }: { base: string; port: number }) {
  const server = await serveStatic({ directory, base, port })
  const stop = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { server, stop }
}

/** `TEST_SITES=root,repo` builds only these, for a run of a few cases. */
const wanted = process.env.TEST_SITES?.split(',')

/** Builds two at a time: a build alone leaves half of two cores idle. */
export default async function serveSites() {
  const stops: (() => Promise<void>)[] = []
  const all = Object.keys(BUILDS) as SiteName[]
  const waiting = all.filter((name) => wanted?.includes(name) ?? true)
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const directory = await buildFixture(siteFolder(name), BUILDS[name])
      stops.push((await serve(directory, SITES[name])).stop)
    }
  }
  await Promise.all([work(), work()])
  return async () => {
    for (const stop of stops) await stop()
  }
}
