import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { extractText } from 'unpdf'
import { open, sidewaysScroll } from '../browser/screens'
import { axeFaults, expect, test, watchConsole } from '../browser/test'
import { runIn } from '../fixtures/build-fixture'
import { bring, PEOPLE } from '../fixtures/people'
import { serveOther } from './other-site'

const WIDTHS = [320, 768, 1440, 1920]
const HEIGHT = 900
const MOST_CV_PAGES = 3
/** A page with a line or two looks like a mistake. */
const LEAST_OF_A_PAGE = 0.1

for (const person of PEOPLE) {
  test(`${person}: every page fits, is accessible and quiet, and the CV is short`, async ({
    page,
  }) => {
    const site = await serveOther(`person-${path.parse(person).name}`, (folder) =>
      runIn(folder, {}, 'import', bring(person, path.join(folder, 'brought')), '--force'),
    )
    const messages = watchConsole(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const pages = readdirSync(site.directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => path.dirname(file).replace(/^\.$/, ''))
    expect(pages.length).toBeGreaterThan(3)
    for (const address of pages) {
      await open(page, `${site.origin}/${address}`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT })
        expect(await sidewaysScroll(page), `/${address} at ${width}`).toBeLessThanOrEqual(0)
      }
      expect(await axeFaults(page), `/${address}`).toEqual([])
    }
    await site.stop()
    expect(messages).toEqual([])
    const cv = new Uint8Array(readFileSync(path.join(site.directory, 'cv.pdf')))
    const { text } = await extractText(cv, { mergePages: false })
    expect(text.length).toBeLessThanOrEqual(MOST_CV_PAGES)
    const lengths = text.map((each) => each.length)
    expect(Math.min(...lengths)).toBeGreaterThan(LEAST_OF_A_PAGE * Math.max(...lengths))
  })
}
