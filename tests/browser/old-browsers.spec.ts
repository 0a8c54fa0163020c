import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { owner } from './content-texts'
import { siteFolder } from './global-setup'
import { layoutFaults } from './layout-faults'
import { boxOf, button, heading, link, open, SCREENS, words } from './screens'
import { expect, type Page, test, watchConsole } from './test'

/** What follows is newer than one of these, by MDN's browser-compat-data 8.1.9 (November 2026). */
const OLDEST = { Chrome: '111', Firefox: '121', Safari: '16.4' }

const listed = (names: string) => names.trim().split(/\s+/)

const NEW_PROPERTIES = listed(`
  anchor-name anchor-scope animation-composition animation-range animation-timeline backdrop-filter
  box-decoration-break contain-intrinsic-size content-visibility corner-shape field-sizing font-size-adjust
  forced-color-adjust hanging-punctuation hyphenate-character hyphens initial-letter interactivity interpolate-size
  line-clamp margin-trim mask mask-clip mask-composite mask-image mask-origin mask-position mask-repeat
  mask-size offset-anchor offset-position overflow-clip-margin position-anchor position-area position-try
  position-try-fallbacks position-visibility print-color-adjust reading-flow ruby-align scroll-timeline
  scrollbar-color scrollbar-gutter scrollbar-width text-autospace text-box text-box-trim text-justify
  text-size-adjust text-spacing-trim text-wrap text-wrap-mode text-wrap-style timeline-scope transition-behavior
  user-select view-timeline view-transition-class view-transition-name white-space-collapse zoom`)
const NEW_FUNCTIONS = listed(`
  abs anchor anchor-size calc-size contrast-color cross-fade exp hypot if image-set light-dark linear log mod paint pow
  progress random ray rect rem round scroll shape sibling-count sibling-index sign sqrt style view xywh`)
const NEW_SELECTORS = listed(`
  active-view-transition checkmark details-content dir has-slotted heading highlight open picker popover-open
  scroll-button scroll-marker state target-current user-invalid user-valid view-transition view-transition-group
  view-transition-image-pair view-transition-new view-transition-old`)
const NEW_RULES = listed(
  'counter-style function position-try property scope starting-style view-transition',
)
const NEW_QUERIES = listed('inverted-colors prefers-reduced-transparency scripting')

/** Each matches from its name on, which a page without it does not know. */
const NEW_CSS = [
  ...NEW_PROPERTIES.map((name) => `(?<=[;{]\\s*)${name}(?=:)`),
  ...NEW_FUNCTIONS.map((name) => `(?<![\\w-])${name}(?=\\()`),
  ...NEW_SELECTORS.map((name) => `(?<=:)${name}(?![\\w-])`),
  ...NEW_RULES.map((name) => `(?<=@)${name}(?![\\w-])`),
  ...NEW_QUERIES.map((name) => `(?<=\\()${name}(?=[:)])`),
  // Without its prefix.
  '(?<=[;{]\\s*)background-clip(?=:[^;}]*text)',
]

/** What a browser may skip: the page is complete without, as a test below shows. */
const MAY_BE_MISSING = [
  'anchor-name:',
  'anchor-scope:',
  'animation-timeline:view()',
  '::details-content',
  'content-visibility:visible',
  'forced-color-adjust:none',
  'line-height:round(1.5em,2px)',
  ':popover-open',
  '@property --fold',
  '@starting-style',
  'scrollbar-color:',
  'scrollbar-gutter:',
  'scrollbar-width:',
  'text-wrap:',
  '::view-transition',
  'view-transition-name:',
]

const NEW_SCRIPT = listed(`
  AbortSignal.any Array.fromAsync Error.isError Intl.DurationFormat Intl.Segmenter Iterator.from Map.groupBy
  Math.sumPrecise Object.groupBy Promise.try Promise.withResolvers RegExp.escape URL.canParse URL.parse
  checkVisibility getHTML hidePopover isDisjointFrom isSubsetOf isSupersetOf isWellFormed moveBefore
  requestClose requestIdleCallback setHTMLUnsafe showPopover startViewTransition symmetricDifference
  togglePopover toWellFormed`)
/** Where the line before asks whether it is there. */
const ASKED_FOR: Record<string, RegExp> = {
  requestIdleCallback: /`requestIdleCallback`in window/,
  startViewTransition: /!document\.startViewTransition|try\{var \w+=\w+\.startViewTransition\(/,
}

/** What the table of browsers asks for. */
const NEEDED_CSS = ['(?<=:)has(?=\\()', '(?<![\\w-])color-mix(?=\\()', '(?<=@)container(?![\\w-])']

const dist = () => path.join(siteFolder('root'), 'dist/assets')
const built = (ending: string) =>
  readdirSync(dist())
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(path.join(dist(), file), 'utf8') }))

/** Without the blocks that ask for something, and so for whatever came with it. */
function unguarded(css: string): string {
  const [first = '', ...blocks] = css.split('@supports')
  const rests = blocks.map((block) => {
    let depth = 0
    for (const { 0: brace, index } of block.matchAll(/[{}]/g)) {
      depth += brace === '{' ? 1 : -1
      if (depth === 0) return block.slice(index + 1)
    }
    return ''
  })
  return [first, ...rests].join('')
}

test('the built CSS asks before it uses what is newer than the oldest supported browsers', () => {
  const files = built('.css')
  expect(files.length).toBeGreaterThan(0)
  const used = files.flatMap(({ file, text }) => {
    const css = MAY_BE_MISSING.reduce((rest, each) => rest.replaceAll(each, ''), unguarded(text))
    return NEW_CSS.flatMap((feature) => [...css.matchAll(new RegExp(feature, 'g'))])
      .filter(({ 0: name, index }) => {
        const before = css.slice(css.lastIndexOf('{', index), index)
        return !before.includes(`-webkit-${name}:`)
      })
      .map(({ 0: name, index }) => `${file}: ${name} in ${css.slice(index - 40, index + 40)}`)
  })
  expect(used).toEqual([])
})

test('the built scripts ask before they use what is newer than the oldest supported browsers', () => {
  const files = built('.js')
  expect(files.length).toBeGreaterThan(10)
  const used = files.flatMap(({ file, text }) =>
    NEW_SCRIPT.filter((name) => {
      const isCalled = new RegExp(`(?<![\\w$])(?<!\\?\\.)${name.replace('.', '\\.')}\\(`).test(text)
      // Of the scene: a method of react-three-fiber's own.
      const isOwn = name === 'startViewTransition' && file.startsWith('play-scene-')
      return isCalled && !isOwn && !ASKED_FOR[name]?.test(text)
    }).map((name) => `${file}: ${name}`),
  )
  expect(used).toEqual([])
})

test('the table of browsers says so', () => {
  const table = readFileSync('docs/browsers.md', 'utf8')
  const versionOf = (name: string) =>
    new RegExp(`^\\| ${name}[^|]*\\| (\\S+) `, 'm').exec(table)?.[1]
  expect(Object.fromEntries(Object.keys(OLDEST).map((name) => [name, versionOf(name)]))).toEqual(
    OLDEST,
  )
})

/** Gives every style sheet names that no browser knows. */
async function forgetCss(page: Page, features: string[]): Promise<void> {
  const known = new RegExp(features.join('|'), 'g')
  const sheets = new Map(built('.css').map(({ file, text }) => [file, text.replace(known, 'x-$&')]))
  // From the disk: a sheet of other screens that is still fetched is lost with its page.
  await page.route('**/*.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: sheets.get(path.basename(route.request().url())) ?? '',
    }),
  )
}

const forgetScript = (page: Page) =>
  page.addInitScript(() => {
    const forget = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    forget(URL, 'canParse', 'parse')
    forget(Promise, 'withResolvers', 'try')
    forget(Object, 'groupBy')
    forget(Map, 'groupBy')
    forget(Array, 'fromAsync')
    forget(AbortSignal, 'any')
    forget(RegExp, 'escape')
    forget(
      window,
      'navigation',
      'requestIdleCallback',
      'cancelIdleCallback',
      'scheduler',
      'Iterator',
    )
    forget(Intl, 'Segmenter', 'DurationFormat')
    forget(Document.prototype, 'startViewTransition')
    forget(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
    forget(String.prototype, 'isWellFormed', 'toWellFormed')
    forget(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf')
  })

test.use({ viewport: { width: 390, height: 844 } })

test('the oldest supported browsers have the whole site', async ({ page }) => {
  const messages = watchConsole(page)
  await forgetCss(page, NEW_CSS)
  await forgetScript(page)
  for (const { path: address, title } of SCREENS) {
    await open(page, address)
    await expect(heading(page, title)).toBeVisible()
    expect(await layoutFaults(page), address).toEqual([])
  }
  await open(page, '/')
  expect((await boxOf(page.locator('.h-card'))).width).toBeGreaterThan(320)
  await button(page, words.home.toBack).click()
  await expect(page.getByText(owner.resumen)).toBeInViewport()
  expect(messages).toEqual([])
})

test('below them the plain page has every text and link, and no script starts', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await forgetCss(page, [...NEW_CSS, ...NEEDED_CSS])
  await forgetScript(page)
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  for (const { path: address, title } of SCREENS) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-plain')
    await expect(heading(page, title)).toBeVisible()
    // Its text is not cut out of a ground that is not there.
    const unseen = await page.locator('main :is(h1, h2, h3, p, a, dd)').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && !each.closest('.visually-hidden'))
        .filter((each) => {
          const { color, backgroundImage } = getComputedStyle(each)
          return color === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
        })
        .map((each) => each.outerHTML.slice(0, 90)),
    )
    expect(unseen, address).toEqual([])
  }
  await page.goto('/')
  const card = page.locator('.h-card')
  expect((await boxOf(card)).width).toBeGreaterThan(240)
  await expect(card.getByText(owner.resumen)).toBeVisible()
  await expect(link(card, words.contact.save)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(files.filter((each) => /\/main-.*js$/.test(each))).toEqual([])
})
