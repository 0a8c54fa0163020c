import { statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { servePreview } from '../../src/tools/files/preview-server'
import { buildFixture } from '../fixtures/build-fixture'

const ROOT = path.resolve(import.meta.dirname, '../..')

export const inDocs = (name: string) => path.join(ROOT, 'docs', name)

export async function inStudio(
  executablePath: string | undefined,
  viewport: { width: number; height: number },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const directory = buildFixture(path.join(ROOT, '.cache/film'))
  const server = await servePreview({ directory, base: '/', port: 0 })
  const { port } = server.httpServer.address() as AddressInfo
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // As root, as in most containers, Chromium only starts without its sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const baseURL = `http://localhost:${port}`
    const context = await browser.newContext({ viewport, baseURL, serviceWorkers: 'block' })
    await work(await context.newPage())
  } finally {
    await browser.close()
    await server.close()
  }
}

export function tell(file: string): void {
  const kilobytes = Math.round(statSync(file).size / 1000)
  console.log(`${path.relative(ROOT, file)}  ${kilobytes} kB`)
}
