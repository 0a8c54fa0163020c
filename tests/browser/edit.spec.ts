import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import type { Locator, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { CONTENT_NAMES } from '../../src/model/schema/schema'
import { fieldWords } from '../../src/tools/messages/fields'
import { messagesIn } from '../../src/tools/messages/messages'
import { copyProject } from '../fixtures/build-fixture'
import { FIXTURE_CONTENT_DIR, FIXTURE_PUBLIC_DIR } from '../fixtures/fixture'
import { siteFolder } from './global-setup'
import { inWide } from './in-wide'
import { holdUp } from './screens'
import { EDIT_PORT } from './sites'
import { axeFaults, expect, test } from './test'

const FOLDER = siteFolder('edit')
const CONTENT = path.join(FOLDER, 'src/content')
const ORIGIN = `http://127.0.0.1:${EDIT_PORT}`
const PAGE = `${ORIGIN}/_edit`
/** The first request transforms site and editor. */
const SLOW_MS = 90_000
const { commands, form: say, jsonSchema, expected, publish } = messagesIn('es')
let server: ChildProcess
/** For git, which reads no settings of this machine's. */
const IDENTITY = {
  ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' },
  ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' },
  ...{ GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' },
}
/** As the terminal tells it. */
let key = ''

test.beforeAll(async () => {
  copyProject(FOLDER)
  const { NODE_ENV, ...env } = process.env
  const command = path.join(FOLDER, 'src/tools/commands/run.mjs')
  const own = { LC_ALL: 'es', PORT: `${EDIT_PORT}`, BROWSER: 'none', ...IDENTITY }
  const options = { cwd: FOLDER, env: { ...env, ...own } }
  server = spawn(process.execPath, [command, 'edit'], { ...options, stdio: 'pipe' })
  let told = ''
  server.stdout?.on('data', (text) => {
    told += text
  })
  server.stderr?.resume()
  const keyTold = () => {
    key = /\?key=(\w+)/.exec(told)?.[1] ?? ''
    return key
  }
  await expect.poll(keyTold, { timeout: SLOW_MS }).not.toBe('')
})
test.afterAll(() => {
  server.kill()
})

/** Opens the editor on the fixture's content. A test that is not about the site does without it. */
const DRAFTS = path.join(FOLDER, '.cache/edit/drafts.json')
const keptDrafts = () => (existsSync(DRAFTS) ? JSON.parse(readFileSync(DRAFTS, 'utf8')) : [])

async function edit(page: Page, { besideSite = false } = {}) {
  rmSync(CONTENT, { recursive: true })
  rmSync(DRAFTS, { force: true })
  // What a test replaces leaves public/.
  cpSync(FIXTURE_PUBLIC_DIR, path.join(FOLDER, 'public'), { recursive: true })
  cpSync(FIXTURE_CONTENT_DIR, CONTENT, { recursive: true })
  if (!besideSite) await page.route(`${ORIGIN}/`, (route) => route.fulfill({ body: '' }))
  await page.goto(`${PAGE}?key=${key}`)
  await expect(field(page, 'puesto')).toHaveValue(/./, { timeout: SLOW_MS })
  if (!besideSite) return
  await expect(site(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: SLOW_MS })
}

/** As form-schema.ts shortens it. */
const fileTitle = (text: string) => text.replace(/:.*/, '')
const site = (page: Page) => page.frameLocator('iframe')
/** Of a field that each file that has it calls the same. */
const labelOf = (path: string, language = 0) =>
  CONTENT_NAMES.map((name) => fieldWords(name, path)?.label?.[language]).find(Boolean) ?? ''
const field = (page: Page, name: string) => page.getByLabel(labelOf(name), { exact: true }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const textOf = (name: string) => readFileSync(path.join(CONTENT, `${name}.json`), 'utf8')
const json = (name: string) => JSON.parse(textOf(name))
type Entry = { id: number; titulo: string; numeroOrden: number; pagina?: string }
const entries = (name: string): Entry[] => json(name).items
const titles = (name: string) =>
  entries(name)
    .sort((a, b) => a.numeroOrden - b.numeroOrden)
    .map(({ titulo }) => titulo)

/** An address that is none: told at its field, and not written. */
async function mistype(page: Page) {
  await field(page, 'email').fill('hola@')
  const told = page.getByRole('alert').filter({ hasText: expected.email })
  await expect(told).toBeVisible()
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  const said = new RegExp(expected.email.slice(0, 20))
  await expect(field(page, 'email')).toHaveAccessibleDescription(said)
  return told
}

/** Lines of one that the other does not have. */
const changedLines = (before: string, after: string) => {
  const known = new Set(before.split('\n'))
  return after.split('\n').filter((line) => !known.has(line))
}

test('a typed text is one line of its file, on the site, and can be undone', async ({ page }) => {
  await edit(page, { besideSite: true })
  const before = textOf('perfil')
  await field(page, 'puesto').fill('Arquitecta')
  await expect.poll(() => textOf('perfil')).not.toBe(before)
  expect(changedLines(before, textOf('perfil'))).toEqual(['  "puesto": "Arquitecta",'])
  await expect(site(page).getByText('Arquitecta').first()).toBeVisible()
  // A new field takes its place in the usual order.
  await field(page, 'telefono').fill('+54 341 555 0100')
  await expect.poll(() => json('perfil').telefono).toBe('+54 341 555 0100')
  expect(Object.keys(json('perfil')).indexOf('telefono')).toBeLessThan(
    Object.keys(json('perfil')).indexOf('github'),
  )
  // Its path does not move the editor.
  await field(page, 'sitio').fill('https://ana.example/portfolio/')
  await expect.poll(() => json('perfil').sitio).toBe('https://ana.example/portfolio/')
  await field(page, 'puesto').fill('Ingeniera')
  await expect(site(page).getByText('Ingeniera').first()).toBeVisible()
  await button(page, say.undo).click()
  await expect(field(page, 'puesto')).toHaveValue('Arquitecta')
  await button(page, say.undo).click()
  await button(page, say.undo).click()
  await expect(field(page, 'telefono')).toHaveValue('')
  await button(page, say.undo).click()
  await expect.poll(() => textOf('perfil')).toBe(before)
  // A mistake is told in the site's place, until it is mended.
  const preparing = page.getByText(say.preparing)
  const name = site(page).getByRole('heading', { level: 1 })
  const file = path.join(CONTENT, 'perfil.json')
  writeFileSync(file, before.replace(/"email": ".*"/, '"email": "hola@"'))
  await expect(site(page).getByText('"hola@"')).toBeVisible()
  await expect(preparing).toBeHidden()
  // The watcher can miss a change just after the form replaced the file: then the owner saves once more.
  await expect(async () => {
    writeFileSync(file, before)
    await expect(name).toBeVisible({ timeout: 4000 })
  }).toPass()
  await expect(preparing).toBeHidden()
})

test(
  'a list is sorted by dragging, an entry deleted with its translation',
  inWide(),
  async ({ page }) => {
    await edit(page)
    await button(page, fileTitle(jsonSchema.files['hard-skills'])).click()
    const [first = '', second = '', third = ''] = titles('hard-skills')
    const row = (title: string) => page.getByRole('listitem').filter({ has: button(page, title) })
    await row(third).dragTo(row(first))
    await expect.poll(() => titles('hard-skills').slice(0, 3)).toEqual([third, first, second])
    const whole = [textOf('hard-skills'), textOf('en/hard-skills')]
    const { id } = entries('hard-skills').find(({ titulo }) => titulo === first) as Entry
    await button(page, say.remove(first)).click()
    await expect.poll(() => titles('hard-skills')).not.toContain(first)
    expect(entries('en/hard-skills').map((each) => each.id)).not.toContain(id)
    await button(page, say.undo).click()
    await expect.poll(() => [textOf('hard-skills'), textOf('en/hard-skills')]).toEqual(whole)
  },
)

test('by keyboard alone an entry is added and moved up', inWide(), async ({ page }) => {
  await edit(page)
  const press = async (name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  const before = titles('hard-skills')
  await press(fileTitle(jsonSchema.files['hard-skills']))
  await press(say.add)
  await field(page, 'titulo').focus()
  await page.keyboard.type('Elixir')
  await page.getByRole('searchbox', { name: say.searchIcon }).focus()
  await page.keyboard.type('elixir')
  await press('elixir')
  await expect.poll(() => titles('hard-skills')).toEqual([...before, 'Elixir'])
  const ids = entries('hard-skills').map(({ id }) => id)
  expect(ids.pop()).toBe(1 + Math.max(...ids))
  await press(say.up('Elixir'))
  await expect.poll(() => titles('hard-skills').at(-2)).toBe('Elixir')
  await expect(button(page, say.up('Elixir'))).toBeFocused()
  expect(json('hard-skills').items.at(-1).icon).toBe('devicon:elixir')
})

test(
  'a field that another program changed meanwhile is not overwritten',
  inWide(),
  async ({ page }) => {
    for (const choice of ['takeMine', 'takeTheirs'] as const) {
      await edit(page)
      await mistype(page)
      const theirs = textOf('perfil')
        .replace('Rosario', 'Paraná')
        .replace(/"email": ".*"/, '"email": "ellos@example.com"')
      writeFileSync(path.join(CONTENT, 'perfil.json'), theirs)
      await field(page, 'email').fill('yo@example.com')
      const conflict = page.getByRole('region', { name: say.conflict })
      await expect(conflict).toContainText('ellos@example.com')
      await expect(conflict).toContainText('yo@example.com')
      expect(textOf('perfil')).toBe(theirs)
      await button(page, say[choice]).click()
      await expect(conflict).toBeHidden()
      const email = choice === 'takeMine' ? 'yo@example.com' : 'ellos@example.com'
      await expect(field(page, 'email')).toHaveValue(email)
      await expect.poll(() => textOf('perfil')).toBe(theirs.replace('ellos@example.com', email))
      // Else the next visit would begin with this one's.
      await expect.poll(keptDrafts).toEqual([])
    }
  },
)

test('what is typed stays until it is written or thrown away', inWide(), async ({ page }) => {
  await edit(page)
  const list = button(page, fileTitle(jsonSchema.files['hard-skills']))
  const profile = button(page, fileTitle(jsonSchema.files.perfil))
  await field(page, 'puesto').fill('Arquitecta')
  await list.click()
  await expect.poll(() => json('perfil').puesto).toBe('Arquitecta')
  const before = textOf('hard-skills')
  await button(page, say.add).click()
  await field(page, 'titulo').fill('Elixir')
  await profile.click()
  const wrong = await mistype(page)
  await list.click()
  const unsaved = page.getByRole('region', { name: say.unsavedFields })
  await expect(unsaved).toContainText(expected.email)
  // A file that misses its field does not take the page's place.
  const isRefused = await page.locator('h1').evaluate((heading) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a'], 'a.pdf'))
    const drop = { dataTransfer, bubbles: true, cancelable: true }
    return ['dragover', 'drop'].map((type) => !heading.dispatchEvent(new DragEvent(type, drop)))
  })
  expect(isRefused).toEqual([true, true])
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(field(page, 'email')).toHaveValue('hola@')
  await expect(wrong).toBeVisible()
  // As does any other tab, once this one is closed.
  const other = await page.context().newPage()
  await other.goto(`${PAGE}?key=${key}`)
  await expect(field(other, 'email')).toHaveValue('hola@')
  await other.close()
  await list.click()
  await button(page, `${say.discard}: ${labelOf('email')}`).click()
  await expect(unsaved).not.toContainText(expected.email)
  // The header leads to it.
  await button(page, say.unsaved).click()
  await expect(field(page, 'titulo')).toBeFocused()
  await expect(field(page, 'titulo')).toHaveValue('Elixir')
  await button(page, say.discard).click()
  await expect(page.getByText(say.saved, { exact: true })).toBeVisible()
  expect(textOf('hard-skills')).toBe(before)
  expect(json('perfil').email).toBe('hola@example.com')
  await page.reload()
  expect(asked).toHaveLength(1)
})

test('a save keeps focus, caret and what is typed, and is no conflict', async ({ page }) => {
  await edit(page)
  const letGo = await holdUp(page, '**/api/type*')
  const asked = page.waitForRequest('**/api/type*')
  const role = field(page, 'puesto')
  await role.fill('Arquitecta')
  await asked
  await role.fill('Arquitecta de datos')
  await page.keyboard.press('Home')
  await page.keyboard.type('Gran ')
  letGo()
  await expect.poll(() => json('perfil').puesto).toBe('Gran Arquitecta de datos')
  await expect(page.getByRole('region', { name: say.conflict })).toBeHidden()
  await expect(role).toBeFocused()
  await page.keyboard.type('y ')
  await expect(role).toHaveValue('Gran y Arquitecta de datos')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Great ')
  await expect.poll(() => json('perfil').puesto).toBe('Gran y Arquitecta de datos')
  await expect(page.locator(':focus')).toHaveValue('Great ')
  await page.keyboard.type('architect')
  await page.keyboard.press('Tab')
  await expect.poll(() => json('en/perfil').puesto).toBe('Great architect')
  await expect(page.getByRole('region', { name: say.conflict })).toBeHidden()
  // Moved in the document, a button would lose it.
  await button(page, say.down('Experiencia')).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => json('perfil').secciones?.[1]).toBe('experiencia')
  await expect(button(page, say.down('Experiencia'))).toBeFocused()
})

test('what is typed is saved while check runs, but no unfinished syllable of an input method', async ({
  page,
}) => {
  await page.clock.install()
  await edit(page)
  const saved: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/type')) return
    const typed: { value: unknown }[] = request.postDataJSON().typed
    saved.push(...typed.map(({ value }) => value))
  })
  const letGo = await holdUp(page, '**/api/check*')
  await button(page, say.check).click()
  const role = field(page, 'puesto')
  await role.press('End')
  const { puesto: before } = json('perfil')
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['に', 'にほ']) {
    const end = text.length
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
    await expect(role).toHaveValue(before + text)
    // Longer than the pause after which a text is saved.
    await page.clock.runFor(2000)
  }
  await keyboard.send('Input.insertText', { text: '日本' })
  await expect.poll(() => json('perfil').puesto).toBe(`${before}日本`)
  expect(saved).toEqual([`${before}日本`])
  letGo()
})

test(
  'an unreadable file is locked; what was typed goes on what it says then',
  inWide(),
  async ({ page }) => {
    await edit(page)
    const file = path.join(CONTENT, 'perfil.json')
    const before = textOf('perfil')
    const wrong = await mistype(page)
    const locked = page.getByRole('alert').filter({ hasText: say.locked })
    const lookAgain = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    const twice = before.replace('"ciudad"', '"puesto": "Otra",\n  "ciudad"')
    // What it said is still shown; of a key that stands twice what readers take.
    for (const [text = '', shown = ''] of [
      [before.slice(0, 90), 'Desarrollador fullstack'],
      [twice, 'Otra'],
    ]) {
      writeFileSync(file, text)
      await lookAgain()
      await expect(locked).toContainText('src/content/perfil.json:')
      await expect(field(page, 'puesto')).toBeDisabled()
      await expect(field(page, 'puesto')).toHaveValue(shown)
      await expect(field(page, 'email')).toHaveValue('hola@')
      expect(textOf('perfil')).toBe(text)
    }
    const theirs = before.replace('Nombre Apellido', 'Ana Ejemplo')
    writeFileSync(file, theirs)
    // It looks again by itself.
    await expect(locked).toBeHidden()
    await field(page, 'email').fill('yo@example.com')
    await expect.poll(() => textOf('perfil')).toBe(theirs.replace('hola@example', 'yo@example'))
    await expect(wrong).toBeHidden()
    await expect(page.getByRole('region', { name: say.conflict })).toBeHidden()
  },
)

test('a failed write is tried again; a new key keeps what is typed', inWide(), async ({ page }) => {
  await edit(page)
  const answerBy = (status: number) =>
    page.route('**/api/type*', (route) => route.fulfill({ status, body: 'No se puede.' }))
  await answerBy(400)
  await field(page, 'puesto').fill('Arquitecta')
  const fault = page.getByRole('alert').filter({ hasText: 'No se puede.' })
  await expect(fault).toBeVisible()
  await page.unroute('**/api/type*')
  await expect.poll(() => json('perfil').puesto).toBe('Arquitecta')
  await expect(fault).toBeHidden()
  await answerBy(403)
  await field(page, 'puesto').fill('Ingeniera')
  await expect(page.getByRole('alert').filter({ hasText: say.restarted })).toBeVisible()
  await page.unroute('**/api/type*')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${PAGE}?key=${key}`)
  await expect.poll(() => json('perfil').puesto).toBe('Ingeniera')
  await expect(field(page, 'puesto')).toHaveValue('Ingeniera')
})

async function drop(target: Locator, name: string, type: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ([base64, title, kind]) => {
      const file = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([file], title, { type: kind }))
      return transfer
    },
    [bytes.toString('base64'), name, type] as const,
  )
  await target.dispatchEvent('drop', { dataTransfer })
}

const rowOf = (page: Page, id: string) =>
  page.locator('.field').filter({ has: page.locator(`#root_${id}`) })

test(
  'a pasted list gets its icons; undone and done again by keys; check comes into view',
  inWide(),
  async ({ page }) => {
    await edit(page)
    const list = 'hard-skills'
    const before = textOf(list)
    await button(page, fileTitle(jsonSchema.files[list])).click()
    await page.getByLabel(say.pasteSkills).fill('Datos: Neo4j, Redis\nElixir')
    await button(page, say.addSkills).click()
    await expect(page.getByText(say.skillsAdded(3, 3))).toBeVisible()
    const after = textOf(list)
    expect(entries(list).slice(-3)).toMatchObject([
      { titulo: 'Neo4j', icon: 'devicon:neo4j', grupo: 'Datos' },
      { titulo: 'Redis', icon: 'devicon:redis', grupo: 'Datos' },
      { titulo: 'Elixir', icon: 'devicon:elixir' },
    ])
    await button(page, titles(list)[0] ?? '').focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textOf(list)).toBe(before)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect.poll(() => textOf(list)).toBe(after)
    await page.getByLabel(say.inLanguage('Grupo', 'inglés')).fill('Data')
    await expect.poll(() => entries(`en/${list}`).filter((each) => 'grupo' in each)).toHaveLength(2)
    await button(page, say.check).focus()
    await page.keyboard.press('Enter')
    const notes = page.getByRole('region', { name: say.check })
    await expect(notes).toBeFocused()
    await expect(notes).toBeInViewport()
    // What is mended leaves the list.
    const name = notes.getByRole('button', { name: labelOf('nombre'), exact: true })
    await name.click()
    await field(page, 'nombre').fill('Ana Paz')
    await expect(name).toBeHidden()
  },
)

test('a portrait is cropped by the keyboard', inWide(), async ({ page }) => {
  await edit(page)
  const halves = sharp({ create: { width: 900, height: 600, channels: 3, background: '#f00' } })
  const blue = { create: { width: 450, height: 600, channels: 3, background: '#00f' } } as const
  const photo = await halves
    .composite([{ input: blue, left: 450, top: 0 }])
    .jpeg()
    .toBuffer()
  await drop(rowOf(page, 'foto').locator('.drop'), 'yo.jpg', 'image/jpeg', photo)
  await expect.poll(() => json('perfil').foto).not.toBe('retrato.webp')
  const { foto } = json('perfil')
  await button(page, say.crop.open).click()
  await expect(page.getByLabel(say.crop.frame)).toBeFocused()
  expect(await axeFaults(page, 'iframe')).toEqual([])
  for (const key of ['+', '+', ...Array(30).fill('ArrowRight')]) await page.keyboard.press(key)
  const left = () =>
    page
      .getByLabel(say.crop.frame)
      .evaluate((each) => each.scrollWidth - each.clientWidth - each.scrollLeft)
  await expect.poll(left).toBeLessThan(1)
  await button(page, say.crop.use).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => json('perfil').foto).not.toBe(foto)
  const { channels } = await sharp(path.join(FOLDER, 'public', json('perfil').foto)).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1])
  // Of the whole photo, which the server has kept.
  const { foto: second } = json('perfil')
  await page.reload()
  await button(page, say.crop.open).click()
  await expect(page.getByLabel(say.crop.frame)).toBeFocused()
  for (const key of ['+', '+', ...Array(30).fill('ArrowLeft')]) await page.keyboard.press(key)
  await expect
    .poll(() => page.getByLabel(say.crop.frame).evaluate((each) => each.scrollLeft))
    .toBe(0)
  await button(page, say.crop.use).click()
  await expect.poll(() => json('perfil').foto).not.toBe(second)
  const red = await sharp(path.join(FOLDER, 'public', json('perfil').foto)).stats()
  expect(red.channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0])
})

test('theme, plate and portrait are chosen by their pictures', inWide(), async ({ page }) => {
  await edit(page, { besideSite: true })
  let before = ''
  const background = () =>
    site(page)
      .locator('html')
      .evaluate((each) => getComputedStyle(each).backgroundColor)
      // While it loads anew.
      .catch(() => before)
  before = await background()
  await page.getByRole('radio', { name: 'billete' }).check({ force: true })
  await expect.poll(() => json('perfil').tema).toBe('billete')
  await expect.poll(background).not.toBe(before)
  await page.getByRole('radio', { name: say.plate(3) }).check({ force: true })
  await expect.poll(() => json('perfil').semilla).toBe(`${json('perfil').nombre} 3`)
  const portraits = rowOf(page, 'retrato').locator('img')
  const isDrawn = (image: Element) => (image as HTMLImageElement).naturalWidth > 0
  for (const portrait of await portraits.all()) {
    await expect.poll(() => portrait.evaluate(isDrawn)).toBe(true)
  }
  const engraved = { name: say.choices.grabado, exact: true }
  await page.getByRole('radio', engraved).check({ force: true })
  await expect.poll(() => json('perfil').retrato).toBe('grabado')
  await expect(site(page).locator('source[srcset*="grabado"]')).toHaveCount(1)
})

test('a click on a text of the site opens its field', inWide(), async ({ page }) => {
  await edit(page, { besideSite: true })
  await button(page, fileTitle(jsonSchema.files.experiencia)).click()
  const title = titles('experiencia')[0] ?? ''
  await site(page).getByRole('heading', { name: title }).first().click()
  await expect(field(page, 'titulo')).toBeFocused()
  await expect(field(page, 'titulo')).toHaveValue(title)
  // Nothing else of the entry is filled in.
  const before = textOf('experiencia')
  await field(page, 'titulo').fill('Otro puesto')
  await expect.poll(() => textOf('experiencia')).not.toBe(before)
  expect(textOf('experiencia')).toBe(before.replace(title, 'Otro puesto'))
  // A pasted list has our items.
  const story = field(page, 'descripcion')
  await story.fill('')
  await story.evaluate((area) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '• Uno.\n• Dos.')
    const event = { clipboardData, bubbles: true, cancelable: true }
    area.dispatchEvent(new ClipboardEvent('paste', event))
  })
  await expect.poll(() => json('experiencia').items[0].descripcion).toBe('- Uno.\n- Dos.')
})

test(
  'the CV beside the form follows it, and a click on an entry opens its field',
  inWide(),
  async ({ page }) => {
    await edit(page)
    await button(page, say.cv).click()
    await expect(page.locator('iframe')).toBeHidden()
    const cv = page.getByRole('region', { name: say.cv })
    const sheet = cv.getByRole('img', { name: say.pageOf(1, 1) })
    await expect(cv.getByRole('status')).toHaveText(say.pages(1), { timeout: SLOW_MS })
    await expect(sheet).toHaveJSProperty('complete', true)
    expect(await sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const src = (await sheet.getAttribute('src')) ?? ''
    await field(page, 'puesto').fill('Arquitecta')
    await expect(sheet).not.toHaveAttribute('src', src)
    await button(page, say.undo).click()
    await expect(sheet).toHaveAttribute('src', src)
    const [, title = ''] = titles('proyectos')
    await cv.getByRole('button', { name: title }).click()
    await expect(field(page, 'titulo')).toBeFocused()
    await expect(field(page, 'titulo')).toHaveValue(title)
    await cv.getByRole('button', { name: labelOf('resumen') }).click()
    await expect(field(page, 'resumen')).toBeFocused()
    expect(await axeFaults(page, 'iframe')).toEqual([])
    // What is wrong is told, and the pages stay.
    const file = path.join(CONTENT, 'proyectos.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.slice(0, 90))
    const lookAgain = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await lookAgain()
    await expect(cv.getByRole('alert')).toContainText(say.pagesBefore)
    await expect(cv.getByRole('alert')).toContainText('src/content/proyectos.json:')
    await expect(sheet).toHaveAttribute('src', src)
    writeFileSync(file, text)
    await expect(cv.getByRole('alert')).toBeHidden()
    await cv.getByRole('combobox').selectOption('en/cv.pdf')
    await expect(sheet).not.toHaveAttribute('src', src)
  },
)

test(
  'a dropped resume fills the content, and check tells at the fields',
  inWide(),
  async ({ page }) => {
    await edit(page)
    const before = textOf('perfil')
    await button(page, say.check).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Nombre Apellido' })).toBeVisible()
    // A note leads to its field, wherever it is, and names its entry.
    const notes = page.getByRole('region', { name: say.check })
    const [study = ''] = titles('educacion')
    await notes.getByRole('button', { name: study }).first().click()
    await expect(page.locator(':focus')).toHaveId('root_descripcion')
    await notes.getByRole('button', { name: labelOf('nombre'), exact: true }).click()
    await expect(field(page, 'nombre')).toBeFocused()
    const summary =
      'I wrote the first notes on what the engine can do, and how it is told to do it.'
    const resume = { basics: { name: 'Ada Lovelace', email: 'ada@example.com', summary } }
    const buffer = Buffer.from(JSON.stringify(resume))
    const chooseFile = () =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer })
    await chooseFile()
    // Nothing is replaced before the owner has seen what would be.
    const status = page.locator('pre[role="status"]')
    await expect(status).toContainText(messagesIn('en').import.dryRun)
    await expect(status).toContainText('src/content/experiencia.json')
    expect(textOf('perfil')).toBe(before)
    await button(page, say.discard).click()
    await expect(status).toBeEmpty()
    await chooseFile()
    await button(page, say.importing).click()
    // The editor speaks the site's language, which is now that of the resume.
    const english = messagesIn('en').form
    const name = page.getByLabel(labelOf('nombre', 1), { exact: true })
    await expect(name).toHaveValue('Ada Lovelace')
    await button(page, english.undo).click()
    await expect(button(page, say.check)).toBeVisible()
    await expect.poll(() => textOf('perfil')).toBe(before)
  },
)

test('the told address has the key, then the tab alone', inWide(), async ({ page, context }) => {
  await edit(page)
  expect(page.url()).toBe(PAGE)
  await page.reload()
  await expect(field(page, 'puesto')).toHaveValue(/./)
  const other = await context.newPage()
  await other.goto(PAGE)
  await expect(other.getByRole('alert')).toHaveText(say.noKey)
})

test(
  'the editor is accessible, beside the site from 1024 px on, else above',
  inWide(),
  async ({ page }) => {
    await edit(page)
    await button(page, fileTitle(jsonSchema.files['hard-skills'])).click()
    await button(page, titles('hard-skills')[0] ?? '').click()
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.locator('iframe')).toBeVisible()
    expect(await axeFaults(page, 'iframe')).toEqual([])
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
    expect(await top('iframe')).toBe(await top('main > .form'))
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await top('iframe')).toBeGreaterThan(400)
    await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 })
  },
)

/** The text of the first project's page, which is begun. */
async function beginPage(page: Page): Promise<Locator> {
  await edit(page, { besideSite: true })
  await button(page, fileTitle(jsonSchema.files.proyectos)).click()
  await button(page, titles('proyectos')[0] ?? '').click()
  // As the server may reload the page before, while the next one is on its way.
  const reloadFirst = async (route: Route) => {
    await page.frames()[1]?.evaluate(() => location.reload())
    await route.continue()
  }
  await page.route(`${ORIGIN}/proyectos/*/`, reloadFirst, { times: 1 })
  await button(page, say.page.write).click()
  return page.getByRole('textbox', { name: say.page.text })
}

const chosenIn = (text: Locator) =>
  text.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )

test(
  'the page of a project is written beside the live one: marks, a dropped picture, the browser’s undo',
  inWide(),
  async ({ page }) => {
    const text = await beginPage(page)
    const [question = ''] = commands.page.outline[0] ?? []
    await expect(text).toHaveValue(new RegExp(question))
    await expect(site(page).getByRole('heading', { name: question })).toBeVisible()
    await text.fill('Se perdían turnos.')
    await text.press('ControlOrMeta+a')
    await button(page, say.page.names.bold).click()
    await expect(text).toHaveValue('**Se perdían turnos.**')
    await text.press('ControlOrMeta+z')
    await expect(text).toHaveValue('Se perdían turnos.')
    await text.press('ControlOrMeta+End')
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
    await drop(text, 'Plano.svg', 'image/svg+xml', Buffer.from(picture))
    // It is not written before it says what the picture shows.
    const wrong = page.getByRole('button', { name: say.page.line(3) })
    await expect(wrong).toBeVisible()
    await page.keyboard.type('Un plano')
    const [title] = titles('proyectos')
    const { pagina } = entries('proyectos').find(({ titulo }) => titulo === title) as Entry
    const written = path.join(CONTENT, `proyectos/${pagina}.md`)
    const whole = 'Se perdían turnos.\n\n![Un plano](proyectos/plano.svg)'
    await expect.poll(() => readFileSync(written, 'utf8')).toBe(whole)
    await expect(site(page).getByRole('img', { name: 'Un plano' })).toBeVisible()
    await text.fill(`Uno.\n\n# Dos\n\n${'Tres.\n\n'.repeat(80)}`)
    await wrong.click()
    expect(await text.evaluate((area) => area.scrollTop)).toBe(0)
    expect(await chosenIn(text)).toBe('# Dos')
    expect(await axeFaults(page, 'iframe')).toEqual([])
  },
)

test(
  'a problem and a click on the live page lead into a page’s text; a section has its address and icon',
  inWide(),
  async ({ page }) => {
    const text = await beginPage(page)
    await text.fill('## Uno\n\nUna línea que se ve.\n\n#### Dos\n')
    await site(page).getByText('Una línea que se ve.').click()
    await expect.poll(() => chosenIn(text)).toBe('Una línea que se ve.')
    // From elsewhere, too.
    await button(page, fileTitle(jsonSchema.files.perfil)).click()
    await button(page, say.check).click()
    const notes = page.getByRole('region', { name: say.check })
    const { todo } = messagesIn('es').check.page.skipped('', '')
    const note = notes.getByRole('listitem').filter({ hasText: todo })
    await note.getByRole('button').first().click()
    await expect.poll(() => chosenIn(text)).toBe('#### Dos')

    await page.getByRole('button', { name: say.newSection }).click()
    await page.getByLabel(say.sectionTitle).fill('Charlas')
    await page.getByRole('dialog').getByRole('button', { name: say.add }).click()
    const address = page.getByLabel(say.addressIn('inglés'))
    await address.fill('talks')
    const translation = 'en/secciones/charlas'
    const isThere = () => existsSync(path.join(CONTENT, `${translation}.json`))
    await expect.poll(() => isThere() && json(translation).ruta).toBe('talks')
    const icon = rowOf(page, 'icono').locator('.drop')
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
    await drop(icon, 'Micro.svg', 'image/svg+xml', Buffer.from(drawn))
    await expect.poll(() => json('secciones/charlas').icono).toBe('iconos/micro.svg')
  },
)

test('the form tells what publishing will do, does it, and ends with the address', async ({
  page,
}) => {
  const remote = path.join(FOLDER, '.cache/remote.git')
  const leftovers = [remote, path.join(FOLDER, '.git')]
  for (const each of leftovers) rmSync(each, { recursive: true, force: true })
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote])
  writeFileSync(path.join(FOLDER, '.gitignore'), '.cache\nnode_modules\n')
  await edit(page)
  const profile = { ...json('perfil'), sitio: 'https://ada.dev/' }
  writeFileSync(path.join(CONTENT, 'perfil.json'), JSON.stringify(profile))
  await button(page, publish.form.title).click()
  const dialog = page.getByRole('dialog', { name: publish.form.title })
  await expect(dialog.getByRole('link', { name: 'github.com/new' })).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await dialog.getByRole('textbox').fill(remote)
  await button(page, publish.form.use).click()
  const steps = dialog.getByRole('listitem')
  await expect(steps).toHaveText([
    new RegExp(publish.willBegin.slice(0, 30)),
    new RegExp(publish.steps.push),
    new RegExp(publish.steps.origin),
  ])
  await expect(dialog.getByRole('textbox', { name: publish.ask })).toHaveValue(remote)
  expect(execFileSync('git', ['-C', remote, 'branch'], { encoding: 'utf8' })).toBe('')
  expect(await axeFaults(page, 'iframe')).toEqual([])
  // What is told is of another repository than the one that is being typed.
  await dialog.getByRole('textbox').pressSequentially('x')
  await expect(button(page, publish.form.start)).toBeDisabled()
  await dialog.getByRole('textbox').fill(remote)
  await button(page, publish.form.use).click()
  await button(page, publish.form.start).click()
  // That it is done comes first, and no code of an address that may not answer yet.
  await expect(dialog.locator('h2 + *')).toContainText(
    new RegExp(`^${publish.form.pushed(remote)}`),
  )
  const left = dialog.getByText(publish.byHand.otherHost(remote, 'main').slice(0, 30))
  await expect(left).toBeInViewport()
  await expect(dialog.getByText(publish.willBeAt('https://ada.dev/').slice(0, 20))).toBeInViewport()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await expect(steps.getByText(publish.form.isDone)).toHaveCount(3)
  await button(page, publish.form.look).click()
  await expect(dialog.getByText(publish.nothing)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: publish.ask })).toHaveValue(remote)
  const log = ['-C', remote, 'log', '--format=%s', 'main']
  expect(execFileSync('git', log, { encoding: 'utf8' }).trim()).toBe(publish.firstMessage)
  for (const each of leftovers) rmSync(each, { recursive: true })
})

test(
  'a page begun from the other language’s text asks about its links; languages change places and go; undo goes past what changed',
  inWide(),
  async ({ page }) => {
    const text = await beginPage(page)
    await text.fill('Como en [mi trabajo](/experiencia/).')
    await button(page, 'inglés').click()
    await button(page, say.page.begin).click()
    const links = page.getByRole('region', { name: say.page.links })
    await expect(links.getByLabel('/experiencia/')).toHaveValue('/en/experience/')
    await links.getByRole('button', { name: say.page.beginWith }).click()
    await expect(text).toHaveValue('Como en [mi trabajo](/en/experience/).')
    // Else what comes next may be written before it.
    await expect(page.getByText(say.saved, { exact: true })).toBeVisible()
    await button(page, fileTitle(jsonSchema.files.perfil)).click()
    await field(page, 'puesto').fill('Tejedora')
    await expect.poll(() => json('perfil').puesto).toBe('Tejedora')
    writeFileSync(path.join(CONTENT, 'perfil.json'), textOf('perfil').replace('Tejedora', 'Otra'))
    await button(page, say.undo).click()
    const told = page.getByText(say.passed(fileTitle(jsonSchema.files.perfil)))
    await expect(told).toContainText(say.undone('').slice(0, -2))
    const before = json('en/perfil').puesto
    await button(page, say.makeMain('inglés')).click()
    await expect(page.getByText(messagesIn('en').form.mainMade)).toBeVisible()
    expect(json('perfil')).toMatchObject({ puesto: before, idioma: 'en' })
    expect(json('es/perfil').puesto).toBe('Otra')
    // The live site leaves a language that is gone.
    await site(page).getByRole('link', { name: 'Español' }).click()
    await expect(site(page).locator('html')).toHaveAttribute('lang', 'es')
    const english = messagesIn('en').form
    await button(page, english.removeLanguage('Spanish')).click()
    await expect(page.getByText(english.languageRemoved('Spanish'))).toBeVisible()
    expect(existsSync(path.join(CONTENT, 'es'))).toBe(false)
    const shown = () => new URL(page.frames()[1]?.url() ?? '').pathname
    await expect.poll(shown, { timeout: SLOW_MS }).toBe('/')
    await expect(site(page).getByRole('heading', { level: 1 })).toBeVisible()
  },
)
