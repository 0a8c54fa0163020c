// @vitest-environment happy-dom
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fillIn } from '../../src/model/fill-words'
import { parsePage } from '../../src/tools/content/pages/parse-page'
import { publicFilesOf } from '../../src/tools/content/reading/public-files'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { wordsFor } from '../../src/tools/messages/built-words'
import { messagesIn } from '../../src/tools/messages/messages'
import { pageHtml, pageMarkdown } from '../../src/tools/output/modules/project-pages/page-html'
import { filesOf, pageMedia } from '../../src/tools/output/modules/project-pages/page-media'
import { writeIn } from '../fixtures/build-fixture'
import { SMALLEST } from './content-project'
import { film } from './recording-files'
import { temporaryFolder } from './temporary-folder'

const say = messagesIn('es')
const { screen } = wordsFor('es', { main: 'es' })
const root = temporaryFolder()

function pageOf(markdown: string) {
  const parsed = parsePage(Buffer.from(markdown), say)
  if ('fault' in parsed) throw new Error(parsed.fault.found)
  return parsed
}
function mediaOf(markdown: string) {
  const workspace = new Workspace(root)
  return pageMedia([pageOf(markdown)], workspace, publicFilesOf(workspace))
}

/** As the build makes it, of a site below `/repo/`. */
async function htmlOf(
  markdown: string,
  place?: string,
  langOf: (word: string) => string | undefined = () => undefined,
): Promise<HTMLElement> {
  const isPage = (page: string) => page === 'experiencia'
  const media = await mediaOf(markdown)
  const look = { base: '/repo/', media, isPage, words: screen, langOf, place }
  const element = document.createElement('div')
  element.innerHTML = await pageHtml(pageOf(markdown), look)
  return element
}

const write = (file: string, bytes: string | Uint8Array) => writeIn(root, `public/${file}`, bytes)
write('p/plano.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>')
write('p/muda.mp4', film())
write('p/con sonido.mp4', film({ hasSound: true }))
const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
write('p/foto.png', await photo.png().toBuffer())
write('p/muda.png', await photo.png().toBuffer())
write('cv.pdf', SMALLEST.pdf)

describe('what a page must not hold', () => {
  // As if it had not been checked.
  const HOSTILE = [
    '<script>alert(1)</script>',
    'Uno <img src=x onerror=alert(1)> dos <b onclick=alert(1)>tres</b>',
    '[a](javascript:alert(1)) [b][c] ![d](data:image/svg+xml,x) <javascript:alert(1)>',
    '[c]: data:text/html,<script>alert(1)</script>',
    '<!-- una nota -->',
    '```js" onload="alert(1)\nconst a = "</code><script>alert(1)</script>"\n```',
    '![x" onerror="alert(1)](p/plano.svg "y\\" onerror=\\"alert(1)")',
  ].join('\n\n')

  it('is in no HTML', async () => {
    const page = await htmlOf(HOSTILE)
    expect(page.querySelectorAll('script, style, iframe, object, embed, form').length).toBe(0)
    for (const { attributes } of page.querySelectorAll('*')) {
      for (const { name, value } of attributes) {
        expect(name).not.toMatch(/^on|^style$/)
        if (['href', 'src', 'srcset', 'poster'].includes(name)) {
          expect(value).toMatch(/^(?:https?:|mailto:|#|\/repo\/)/)
        }
      }
    }
    expect(page.innerHTML).not.toContain('una nota')
  })

  it('is in no Markdown', () => {
    const twin = pageMarkdown(pageOf(HOSTILE), 'https://ada.dev/')
    expect(twin).not.toMatch(/<(?:img|b|!--)|\]\((?:javascript|data):/)
    expect(twin).toContain('https://ada.dev/p/plano.svg')
  })
})

describe('the HTML of a page', () => {
  it('leads to the site below its base, to other sites in a new tab, and to its own headings', async () => {
    const markdown =
      '## Lo difícil\n\n[a](/experiencia/#experiencia-1) [b](cv.pdf) [c](#lo-dificil) [d](https://example.com/x)\n\n## Lo difícil\n\n## Main'
    const page = await htmlOf(markdown)
    const links = [...page.querySelectorAll('a')]
    expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
      ['/repo/experiencia/#experiencia-1', ''],
      ['/repo/cv.pdf', ''],
      ['#lo-dificil', ''],
      ['https://example.com/x', '_blank'],
    ])
    expect(links[3]?.textContent).toBe(`d${screen.page.newTab}`)
    // `main` is the page's own.
    const ids = [...page.querySelectorAll('h2')].map(({ id }) => id)
    expect(ids).toEqual(['lo-dificil', 'lo-dificil-2', 'main-2'])
  })

  it('has pictures in sizes, the first at once; captions; those of one paragraph side by side', async () => {
    const markdown =
      '![Una foto](p/foto.png "De 2024")\n\n![Un plano](p/plano.svg)\n![Otra](p/foto.png)'
    const page = await htmlOf(markdown)
    const [photo, plan] = page.querySelectorAll('img')
    expect(photo?.outerHTML).toContain('width="900" height="600" loading="eager"')
    expect(photo?.srcset).toMatch(/^\/repo\/assets\/pagina-400-\w+\.webp 400w, .* 900w$/)
    expect(page.querySelector('source')?.type).toBe('image/avif')
    expect(page.querySelector('figcaption')?.textContent).toBe('De 2024')
    expect(plan?.outerHTML).toContain('width="300" height="200" loading="lazy"')
    expect(page.querySelectorAll('.figures > figure').length).toBe(2)
    const made = filesOf(await mediaOf(markdown)).map((file) => file.path)
    for (const [, file] of page.innerHTML.matchAll(/\/repo\/(assets\/[\w-]+\.\w+)/g)) {
      expect(made).toContain(file)
    }
  })

  it('has videos that wait for who watches them; silent ones are loops', async () => {
    const [silent, loud] = (
      await htmlOf('![La cola](p/muda.mp4)\n\n![La voz](<p/con sonido.mp4>)')
    ).querySelectorAll('video')
    for (const video of [silent, loud]) {
      expect(video?.getAttribute('preload')).toBe('none')
      expect(video?.hasAttribute('controls')).toBe(true)
      expect([video?.getAttribute('width'), video?.getAttribute('height')]).toEqual(['320', '200'])
    }
    expect(silent?.hasAttribute('loop') && silent.hasAttribute('muted')).toBe(true)
    expect(silent?.getAttribute('poster')).toMatch(/^\/repo\/assets\/pagina-900-\w+\.webp$/)
    expect(loud?.hasAttribute('loop')).toBe(false)
    expect(loud?.getAttribute('src')).toBe('/repo/p/con%20sonido.mp4')
    expect(loud?.getAttribute('aria-label')).toBe('La voz')
  })

  it('has code in classes, plain where the language is unknown; marks that are read', async () => {
    const page = await htmlOf(
      '```ts\nconst a = "<b>" // uno\n```\n\n```nada\nconst a\n```\n\n- [x] Una\n- [ ] Dos',
    )
    const [known, plain] = page.querySelectorAll('pre code')
    expect(known?.textContent).toBe('const a = "<b>" // uno')
    expect(known?.querySelector('.code-comment')?.textContent).toContain('// uno')
    expect(known?.querySelector('.code-string')).not.toBeNull()
    expect(plain?.innerHTML).toBe('const a')
    const marks = [...page.querySelectorAll('.task')].map((mark) => mark.getAttribute('aria-label'))
    expect(marks).toEqual([screen.projectPage.done, screen.projectPage.open])
    expect(page.querySelector('input')).toBeNull()
  })
})

it('in the editor’s preview each text says its line, in a built page none does', async () => {
  const markdown = [
    '## Uno\n\nDos.\n\n- Tres\n- **Cuatro**\n',
    '```js\nconst cinco = 5\n```\n\n> Seis\n',
    '| Siete |\n| --- |\n| Ocho |\n\n![Nueve](p/plano.svg "Diez")\n',
  ].join('\n')
  const place = 'en/proyectos/agenda.md'
  const preview = await htmlOf(markdown, place)
  const lineOf = (part: string) => {
    const [node] = [...preview.querySelectorAll('*')].filter((each) => each.textContent === part)
    return JSON.parse(node?.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? '{}')
  }
  const parts = ['Uno', 'Dos.', 'Tres', 'Cuatro', 'Seis', 'Siete', 'Ocho', 'Diez']
  expect(parts.map((part) => lineOf(part).line)).toEqual([1, 3, 5, 6, 12, 14, 16, 18])
  expect(lineOf('const cinco = 5')).toEqual({ place, line: 8 })
  expect((await htmlOf(markdown)).innerHTML).not.toContain('data-spot')
})

it('says the language of each word of the interface where the text is in another', async () => {
  const markdown = 'Text.[^a] [Link](https://example.com)\n\n- [x] Done\n\n[^a]: Note.\n'
  const { notes, toReference, done } = screen.projectPage
  const page = await htmlOf(markdown, undefined, () => 'es')
  const spoken = [...page.querySelectorAll('[lang=es]')]
  expect(spoken.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
    screen.page.newTab,
    done,
    notes,
    fillIn(toReference, { n: 1 }),
  ])
})
