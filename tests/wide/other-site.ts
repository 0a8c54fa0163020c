import { serve, siteFolder } from '../browser/global-setup'
import { DEV_PORT } from '../browser/sites'
import { buildFixture } from '../fixtures/build-fixture'

/** Builds and serves the fixture, changed before. @returns its address, folder, and what stops it */
export async function serveOther(name: string, change: (folder: string) => unknown) {
  const directory = await buildFixture(siteFolder(name), { change })
  const { stop } = await serve(directory, { base: '/', port: DEV_PORT })
  return { origin: `http://localhost:${DEV_PORT}`, directory, stop }
}
