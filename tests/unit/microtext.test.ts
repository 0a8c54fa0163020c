import sharp from 'sharp'
import { expect, it } from 'vitest'
import { microtextOf } from '../../src/tools/fonts/microtext'
import { microtextFile } from '../../src/tools/output/modules/pictures/microtext-file'

const OWNER = { nombre: 'Ana & Íñigo', sitio: 'https://www.ana.example.com/portfolio/' }

it('says name and address', async () => {
  expect(microtextOf(OWNER)).toBe('ANA & ÍÑIGO · ANA.EXAMPLE.COM/PORTFOLIO · ')
  const { source } = await microtextFile(OWNER)
  const { data, info } = await sharp(source).greyscale().raw().toBuffer({ resolveWithObject: true })
  const row = (y: number) => data.subarray(y * info.width, (y + 1) * info.width)
  // Accents reach the edge, no more; letters stand all along.
  expect(Math.max(...row(0), ...row(info.height - 1))).toBeLessThan(100)
  const changes = [...row(info.height / 2)].filter(
    (value, x, all) => value > 128 !== (all[x - 1] ?? 0) > 128,
  )
  expect(changes.length).toBeGreaterThan(2 * OWNER.nombre.length)
})
