// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { TestClock } from '../../src/site/interaction/frames/test-clock'
import { paths, showSite } from './show'

/** On the window before the page's modules are: then the test steps the frames. */
const clock = vi.hoisted(() => {
  const own: TestClock = {}
  Object.assign(globalThis.window, { portfolioTest: own })
  return own
})

vi.mock('virtual:content', async () => {
  const content = await import('./full-content')
  const [job] = content.lists.experiencia
  const descripcion = 'React ו-Node.js: ממשק נגיש.\n\n- React לכולם.\n- בדיקות.\n\nUna tienda.'
  return {
    ...content,
    profile: { ...content.profile, disponibilidad: 'זמינה ממרץ', resumen: 'React וגם Node לכולם' },
    lists: { ...content.lists, experiencia: [{ ...job, descripcion }] },
  }
})

it.each([
  ['a paragraph', paths.experience, /ממשק נגיש/, 'rtl'],
  ['a list', paths.experience, 'React לכולם.', 'rtl'],
  ['a paragraph of another script', paths.experience, 'Una tienda.', 'ltr'],
  ['the summary', '/', 'React וגם Node לכולם', 'rtl'],
  ['the availability', '/', 'זמינה ממרץ', 'rtl'],
  ['the telephone', '/', /^\+/, 'ltr'],
])('%s says its direction, also if it begins with a foreign word', (_name, path, text, dir) => {
  showSite(path)
  for (const found of screen.getAllByText(text)) {
    expect(found.closest('[dir]')).toHaveAttribute('dir', dir)
  }
})

it('the light on the name rests at its end, also after a change to a language of the other direction', async () => {
  const [{ startFrameLoop }, { live }, { startCardPose }] = await Promise.all([
    import('../../src/site/interaction/frames/frame-loop'),
    import('../../src/site/interaction/live'),
    import('../../src/site/overlay/home/card/card-pose'),
  ])
  const parts = ['card', 'glare', 'flare', 'shine', 'name']
  document.body.innerHTML = parts.map((name) => `<i data-part="${name}"></i>`).join('')
  const stops = [startFrameLoop(), startCardPose(document.body)]
  const place = async (dir: string) => {
    document.documentElement.dir = dir
    live.surge++
    await clock.step?.(16)
    return document.querySelector<HTMLElement>('[data-part=name]')?.style.backgroundPosition
  }
  expect(await place('ltr')).toBe('0.0% 0px')
  expect(await place('rtl')).toBe('100.0% 0px')
  for (const stop of stops) stop()
})
afterEach(() => {
  document.documentElement.dir = ''
})
