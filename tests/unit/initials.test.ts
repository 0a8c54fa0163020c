import sharp from 'sharp'
import { expect, it } from 'vitest'
import { initialsFile, initialsOf } from '../../src/tools/output/modules/pictures/initials-file'

it('are of the first word and the family name, or the last word, in any script', () => {
  const of = (nombre: string, apellidos?: string) => initialsOf({ nombre, apellidos })
  expect(of('Ana María García López', 'García López')).toBe('AG')
  expect(of('Ana de la Cruz', 'de la Cruz')).toBe('AD')
  expect(of('Nagy Anna', 'Nagy')).toBe('NA')
  expect(of('émile zola')).toBe('ÉZ')
  expect(of('Cher')).toBe('C')
  expect(of('अमित कुमार')).toBe('अकु')
  // Apart, or Arabic letters would join.
  expect(of('نورا الأحمد')).toBe('ن ا')
  expect(of('(dev) 123')).toBe('')
})

it('are drawn within their disc; a name without letters has none', async () => {
  for (const nombre of ['Cher', 'William Moss', 'נועה כהן']) {
    const { source } = (await initialsFile({ nombre })) ?? {}
    const { data, info } = await sharp(source)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = info.width / 2
    const reaches = [...data].flatMap((value, at) =>
      value > 128
        ? [Math.hypot((at % info.width) - middle, Math.floor(at / info.width) - middle) / middle]
        : [],
    )
    expect(reaches.length / data.length).toBeGreaterThan(0.06)
    expect(Math.max(...reaches)).toBeLessThan(0.95)
  }
  expect(await initialsFile({ nombre: '123' })).toBeUndefined()
})
