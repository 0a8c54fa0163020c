import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ThemeName } from '../../src/site/model/schema/schema'
import { servePreview } from '../../src/tools/files/preview-server'
import { siteFolder } from '../browser/global-setup'
import { DEV_PORT } from '../browser/sites'
import { buildFixture } from '../fixtures/build-fixture'

/** The fixture in one theme, built and served. @returns its address, its folder, and what stops it */
export async function serveThemed(tema: ThemeName) {
  const directory = buildFixture(siteFolder(`theme-${tema}`), {
    change: (folder) => {
      const file = path.join(folder, 'src/content/perfil.json')
      const profile = JSON.parse(readFileSync(file, 'utf8'))
      writeFileSync(file, JSON.stringify({ ...profile, tema }))
    },
  })
  const { close } = await servePreview({ directory, base: '/', port: DEV_PORT })
  return { origin: `http://localhost:${DEV_PORT}`, directory, stop: close }
}
