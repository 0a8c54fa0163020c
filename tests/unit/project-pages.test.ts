import { beforeEach, describe, expect, it } from 'vitest'
import { run } from '../../src/tools/commands/page'
import { showValue } from '../../src/tools/content/show-value'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { asText, freshProject, messageOf, SMALLEST, VALID_CONTENT } from './content-project'
import { problemReport } from './problem-report'
import { callCommand } from './run-command'

const project = freshProject()
const PAGE = 'src/content/proyectos/agenda.md'
const [entry] = VALID_CONTENT.proyectos.items

/** What is said of a page that the project names. */
function toldOf(markdown: string | Uint8Array): string {
  project.write(PAGE, markdown)
  return messageOf(project)
}
const { page } = es.reading
const report = (line: number | undefined, found: string, expected: string) =>
  problemReport(es, [[line === undefined ? PAGE : `${PAGE}:${line}`, found, expected]])

beforeEach(() => {
  project.writeList('proyectos', [{ ...entry, pagina: 'agenda' }])
  project.write('public/proyectos/plano.svg', SMALLEST.svg)
})

/** In one line: so many that to try each way to part them would take for ever. */
const COMMENTS = '<!-- a -->'.repeat(50)

describe('a page that is refused, with its line', () => {
  it.each([
    ['a script', 'Uno.\n\n<script>alert(1)</script>\n', 3, '"<script>alert(1)</script>"'],
    ['a tag, once', 'Uno <b>dos</b>', 1, '"<b>"'],
    ['a handler', 'Uno <img src=x onerror=alert(1)> dos', 1, '"<img src=x onerror=alert(1)>"'],
    ['HTML behind a comment', '<!-- a --><b>', 1, '"<!-- a --><b>"'],
    ['HTML behind many', `${COMMENTS}<b>`, 1, showValue(`${COMMENTS}<b>`)],
    ['a type outside of code', 'Una\nArray<string> nueva', 2, '"<string>"'],
  ])('%s', (_, markdown, line, found) => {
    expect(toldOf(markdown)).toBe(report(line, found, page.html))
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,hola',
    'vbscript:x',
    '//example.com/x',
    'https:/',
    'nada.pdf',
    '/login/',
  ])('a link to %s', (address) => {
    expect(toldOf(`Un texto\ncon [esto](${address}).`)).toContain(`${PAGE}:2\n`)
    expect(messageOf(project)).toContain(page.address)
    expect(toldOf(`Un texto\ncon [esto][a].\n\n[a]: ${address}`)).toContain(`${PAGE}:2\n`)
  })

  it.each([
    ['of another site', '![Un plano](https://example.com/a.png)', page.remote],
    ['that are data', '![Un plano](data:image/png;base64,AAAA)', es.reading.assetKinds.medium],
    ['without a text', '![](proyectos/plano.svg)', page.noAlt.expected],
    ['that are not there', '![Un plano](proyectos/plan.svg)', '"proyectos/plano.svg"'],
    ['that nothing can pause', '![Un plano](proyectos/plano.gif)', es.reading.assetKinds.medium],
  ])('pictures %s', (_, markdown, expected) => {
    const told = toldOf(`## Plano\n\n${markdown}`)
    expect(told).toContain(`${PAGE}:3\n`)
    expect(told).toContain(expected)
  })

  it('a heading of the first level, an anchor that is none', () => {
    expect(toldOf('# Agenda')).toBe(report(1, page.title.found, page.title.expected))
    expect(toldOf('## Lo difícil\n\n[antes](#lo-dificl)')).toContain('"lo-dificil"')
    expect(toldOf('## Lo difícil\n\n[antes](#lo-dificil)')).toBe('sin errores')
  })

  it('one that is too large, too deep, crowded with marks, or not UTF-8', () => {
    const large = page.tooLarge('1,0', 200)
    expect(toldOf('palabra '.repeat(125_000))).toBe(report(undefined, large.found, large.expected))
    const { found, expected } = page.tooNested(12)
    for (const deep of ['> '.repeat(5000), '- '.repeat(5000), '1. '.repeat(5000)]) {
      expect(toldOf(`Uno.\n\n${deep}x`)).toBe(report(3, found, expected))
    }
    expect(toldOf(`Uno.\n\n${'*a_ '.repeat(40_000)}`)).toBe(report(3, found, expected))
    expect(toldOf(Buffer.from('año', 'latin1'))).toContain(es.reading.notUtf8)
  })
})

describe('a page that is read', () => {
  it('may have all of GitHub’s Markdown, links of the site, and comments', () => {
    const markdown = [
      '<!-- una nota -->',
      '## Uno',
      '[a](https://example.com) [b](mailto:ada@example.com) [c](/experiencia/) [d](cv.pdf)',
      '[e](/proyectos/agenda/) [f](#uno) <https://example.com>',
      '| a | b |\n| - | - |\n| c | d |',
      '- [x] hecho\n- [ ] por hacer',
      'Una nota[^1].\n\n[^1]: Al pie.',
      '![Un plano](proyectos/plano.svg "El plano")',
      '```html\n<script>alert(1)</script>\n```',
    ]
    expect(toldOf(markdown.join('\n\n'))).toBe('sin errores')
  })

  it('is that of its project, in each language; others are none of the site', () => {
    project.write(PAGE, '## Uno')
    project.write('src/content/proyectos/otra.md', '<b>')
    project.write('src/content/en/perfil.json', asText({ puesto: 'Developer' }))
    project.write('src/content/en/proyectos/agenda.md', '## One')
    const { pages, unnamedPages } = project.site()
    expect(pages.map(({ slug, language }) => [slug, language])).toEqual([
      ['agenda', undefined],
      ['agenda', 'en'],
    ])
    expect(unnamedPages.map(({ file }) => file)).toEqual(['src/content/proyectos/otra.md'])
  })

  it('is missed where it is not there, and no two projects share it', () => {
    expect(messageOf(project)).toContain(page.noFile(PAGE))
    project.write('src/content/proyectos/agendas.md', '')
    expect(messageOf(project)).toContain('"agendas"')
    const other = { ...entry, id: 2, pagina: 'agenda' }
    project.writeList('proyectos', [{ ...entry, pagina: 'agenda' }, other])
    expect(toldOf('## Uno')).toContain(page.onlyOnce)
  })
})

describe('npm run page', () => {
  const { exists, name, written } = es.commands.page
  const usage = es.commands.usage.page

  it('writes five questions, which are a page, and overwrites nothing', async () => {
    const { told } = await callCommand(project.root, run, ['agenda'])
    expect(told).toBe([written(PAGE), name('agenda')].join('\n'))
    const text = project.read(PAGE)
    expect(text.match(/^## /gm)).toHaveLength(5)
    expect(messageOf(project)).toBe('sin errores')
    const again = await callCommand(project.root, run, ['agenda'])
    expect(again).toEqual({ status: 1, told: exists(PAGE) })
    await callCommand(project.root, run, ['agenda', 'en'])
    expect(project.read('src/content/en/proyectos/agenda.md')).toContain(en.commands.page.answer)
  })

  it.each([[[]], [['../otra']], [['Agenda']], [['agenda', 'es']]])('refuses %j', async (args) => {
    const { status, told } = await callCommand(project.root, run, args)
    expect(status).toBe(1)
    if (args.length === 0) expect(told).toBe(usage)
  })
})
