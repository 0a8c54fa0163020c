import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { owner } from './content-texts'
import { siteFolder } from './global-setup'
import { link, open, words } from './screens'
import { expect, test } from './test'

test('a visitor saves the built picture of the card under its owner’s name', async ({ page }) => {
  await open(page, '/contacto/')
  const saving = page.waitForEvent('download')
  await link(page.locator('dialog'), words.contact.keepCard).press('Enter')
  const download = await saving
  const [first = ''] = owner.nombre.toLowerCase().split(' ')
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.png$/u)
  expect(download.suggestedFilename()).toContain(first)
  const saved = readFileSync(await download.path())
  expect(saved.equals(readFileSync(path.join(siteFolder('root'), 'dist/tarjeta.png')))).toBe(true)
  expect(await sharp(saved).metadata()).toMatchObject({ width: 1600, format: 'png' })
})
