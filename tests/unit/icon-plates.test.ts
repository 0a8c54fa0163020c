import sharp from 'sharp'
import { expect, it } from 'vitest'
import { deviconFile } from '../../src/tools/content/devicon'
import { needsPlate } from '../../src/tools/files/modules/pictures/icon-plates'

const devicon = (name: string) => Buffer.from(deviconFile(name).source)
const disc = (fill: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
    <circle cx="4.5" cy="4.5" r="4" fill="${fill}"/></svg>`)

it('icons that the dark page would hide need a plate, and others do not', async () => {
  const dark = ['github', 'nextjs', 'express', 'rust', 'vercel', 'amazonwebservices']
  // A plate would hide nano more.
  const others = ['html5', 'react', 'docker', 'postgresql', 'php', 'linux', 'angular', 'nano']
  for (const name of dark) expect([name, await needsPlate(devicon(name))]).toEqual([name, true])
  for (const name of others) expect([name, await needsPlate(devicon(name))]).toEqual([name, false])
})

it('an owner’s pictures are judged by their pixels', async () => {
  expect(await needsPlate(disc('#0b0b0b'))).toBe(true)
  expect(await needsPlate(disc('#fff'))).toBe(false)
  expect(await needsPlate(await sharp(disc('#14213d')).resize(200).png().toBuffer())).toBe(true)
})

it('a dark part on a light plate of its own needs none', async () => {
  const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
    <rect width="9" height="9" fill="#fff"/><circle cx="4.5" cy="4.5" r="3" fill="#000"/></svg>`
  expect(await needsPlate(Buffer.from(badge))).toBe(false)
})

it('what is no picture needs none', async () => {
  expect(await needsPlate(Buffer.from('texto'))).toBe(false)
  expect(await needsPlate(disc('none'))).toBe(false)
})
