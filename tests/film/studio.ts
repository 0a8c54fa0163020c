import { cpSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { Sharp } from 'sharp'
import { serveStatic } from '../../src/tools/output/static-server'
import { steadyLook } from '../browser/look'
import { openScene, step } from '../browser/scene-page'
import { buildFixture, PROJECT_ROOT } from '../fixtures/build-fixture'

const SEED = 7
const ENTRY_MS = 5000

/** The README shows the example, not the content of the tests. */
function withExample(folder: string): void {
  for (const own of ['src/content', 'public']) {
    rmSync(path.join(folder, own), { recursive: true, force: true })
    cpSync(path.join(PROJECT_ROOT, own), path.join(folder, own), { recursive: true })
  }
}

export async function inStudio(
  executablePath: string | undefined,
  viewport: { width: number; height: number },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const directory = await buildFixture(path.join(PROJECT_ROOT, '.cache/film'), {
    change: withExample,
  })
  const server = await serveStatic({ directory, base: '/', port: 0 })
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // As root, as in most containers, Chromium only starts without its sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const baseURL = `http://localhost:${port}`
    const context = await browser.newContext({ viewport, baseURL, serviceWorkers: 'block' })
    const page = await context.newPage()
    await steadyLook(page)
    await work(page)
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

/** Opens a screen, and lets it enter. */
export async function openEntered(page: Page, path: string): Promise<void> {
  await openScene(page, path, { seed: SEED })
  await step(page, ENTRY_MS)
}

export async function saveInDocs(image: Sharp, name: string): Promise<void> {
  const { size } = await image.toFile(path.join(PROJECT_ROOT, 'docs', name))
  console.log(`docs/${name}  ${Math.round(size / 1000)} kB`)
}
