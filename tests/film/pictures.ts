import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { photograph } from '../browser/look'
import { pointAtCard } from '../browser/scene-page'
import { contactSheet } from './plates'
import { inStudio, openEntered, saveInDocs } from './studio'

const SIZE = { width: 1280, height: 800 }
const QUALITY = 84

/** Invented, like all people of the tests. */
const NAMES =
  'Ana Pérez, Grace Okonkwo, Mateo Ruiz, Ingrid Solberg, Yuki Tanaka, Léa Fontaine, ' +
  'Omar Haddad, Priya Nair, João Azevedo, Hannah Weiß, Tomasz Zieliński, Bruno Conti'

const PICTURES = [
  { name: 'home', path: '/', pointer: { x: 0.62, y: -0.3 } },
  { name: 'navigation', path: '/navegacion/' },
  { name: 'education', path: '/educacion/' },
]

async function take(page: Page, { name, path, pointer }: (typeof PICTURES)[number]) {
  await openEntered(page, path)
  if (pointer) await pointAtCard(page, pointer.x, pointer.y)
  const photo = sharp(await photograph(page)).extract({ left: 0, top: 0, ...SIZE })
  await saveInDocs(photo.webp({ quality: QUALITY, effort: 6 }), `${name}.webp`)
}

async function drawNames(): Promise<void> {
  const sheet = await (await contactSheet(NAMES.split(', '), 4)).png().toBuffer()
  const small = sharp(sheet).resize({ width: SIZE.width })
  await saveInDocs(small.webp({ quality: QUALITY, effort: 6 }), 'names.webp')
}

export const run = (executablePath: string | undefined): Promise<void> =>
  inStudio(executablePath, SIZE, async (page) => {
    for (const picture of PICTURES) await take(page, picture)
    await drawNames()
  })
