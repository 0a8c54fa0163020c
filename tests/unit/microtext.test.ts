import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hairlineSvg, microtextFile } from '../../src/tools/output/modules/pictures/microtext-files'

const OWNER = { nombre: 'Ana & Íñigo', sitio: 'https://www.ana.example.com/portfolio/' }

it('says name and address, in the page and in the scene', async () => {
  expect(await hairlineSvg(OWNER)).toContain(
    '>ANA &amp; ÍÑIGO · ANA.EXAMPLE.COM/PORTFOLIO ·</text>',
  )
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
