import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'

const ORIGIN = 'http://pdf.localhost/'
const FOLDER = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** The first page of a PDF as PNG, drawn by pdf.js in the browser. */
export async function drawPdf(page: Page, pdf: Buffer, widthPx: number): Promise<Buffer> {
  await page.route(`${ORIGIN}**`, (route) => {
    const name = new URL(route.request().url()).pathname
    if (name === '/') return route.fulfill({ contentType: 'text/html', body: '<canvas></canvas>' })
    const body = readFileSync(path.join(FOLDER, 'build', path.basename(name)))
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(ORIGIN)
  await page.evaluate(
    async ([data, width, origin]) => {
      const file = `${origin}pdf.min.mjs`
      const { getDocument, GlobalWorkerOptions }: typeof import('pdfjs-dist') = await import(file)
      GlobalWorkerOptions.workerSrc = `${origin}pdf.worker.min.mjs`
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const first = await (await getDocument({ data: bytes }).promise).getPage(1)
      const viewport = first.getViewport({ scale: width / first.getViewport({ scale: 1 }).width })
      const canvas = document.querySelector('canvas') as HTMLCanvasElement
      canvas.width = viewport.width
      canvas.height = viewport.height
      await first.render({ canvas, viewport }).promise
    },
    [pdf.toString('base64'), widthPx, ORIGIN] as const,
  )
  return page.locator('canvas').screenshot()
}
