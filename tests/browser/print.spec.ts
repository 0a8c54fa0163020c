import { readPdf } from '../unit/pdf-text'
import { owner, profileTexts, textsOf } from './content-texts'
import { inWide } from './in-wide'
import { open, SCREENS, words } from './screens'
import { expect, test } from './test'

const { shownAtHome, addresses } = profileTexts()
const webAddresses = (all: readonly (string | undefined)[]) =>
  all.filter((each) => each?.startsWith('https://')).map(String)
const listed = (name: Parameters<typeof textsOf>[0]) => {
  const { texts, addresses: all } = textsOf(name)
  return [...texts, ...webAddresses(all)]
}

const PRINTED: Record<string, string[]> = {
  '/': [...shownAtHome, ...webAddresses(addresses)],
  '/navegacion/': [
    owner.nombre,
    words.routes.experience,
    words.routes.skills,
    words.navigation.cv,
    ...webAddresses(addresses),
  ],
  '/experiencia/': listed('experiencia'),
  '/educacion/': listed('educacion'),
  '/habilidades/': [...listed('hard-skills'), ...listed('soft-skills')],
  '/proyectos/': listed('proyectos'),
  '/contacto/': [words.contact.heading, owner.email],
  '/nada-por-aqui': [],
}

for (const { path, title } of SCREENS) {
  test(
    `${path} prints dark on white, complete and without controls`,
    inWide(path !== '/' && path !== '/proyectos/'),
    async ({ page }) => {
      await open(page, path)
      await page.emulateMedia({ media: 'print' })
      const seen = await page.evaluate(() => {
        const isPainted = (color: string) => !/^rgba\(.*, 0\)$/.test(color)
        const luminance = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
          return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
        }
        const shown = [...document.querySelectorAll<HTMLElement>('html, body, body *')].filter(
          (each) => each.checkVisibility() && !each.closest('svg, .visually-hidden'),
        )
        const name = (each: Element) => each.outerHTML.slice(0, 90)
        return {
          darkGrounds: shown
            .filter((each) => {
              const { backgroundColor, backgroundImage } = getComputedStyle(each)
              const isDark = isPainted(backgroundColor) && luminance(backgroundColor) < 0.9
              return isDark || backgroundImage !== 'none'
            })
            .map(name),
          paleTexts: shown
            .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3))
            .filter((each) => {
              const { color } = getComputedStyle(each)
              return !isPainted(color) || luminance(color) > 0.35
            })
            .map(name),
          controls: shown.filter((each) => each.matches('button, .round')).map(name),
        }
      })
      expect(seen).toEqual({ darkGrounds: [], paleTexts: [], controls: [] })
      const { text, pages } = await readPdf(await page.pdf({ format: 'A4' }))
      expect(pages).toBe(1)
      const said = text.replace(/\s+/g, '')
      // Under the dialog, and where the owner's name is the title, it is not printed.
      const isTitled = path !== '/contacto/' && path !== '/navegacion/'
      const all = [...(isTitled ? [title] : []), ...(PRINTED[path] ?? [])]
      for (const part of all) expect(said).toContain(part.replace(/\s+/g, ''))
    },
  )
}
