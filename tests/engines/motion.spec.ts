import { expect, type Tab, test } from './test'
import { answer, arrived, open, pressNamed, ROUTES, stands, words } from './visitor'

const { education, navigation, projects } = ROUTES

const motionIs = (tab: Tab, state: 'still' | 'full') =>
  answer(tab, () => document.documentElement.dataset.motion).toBe(state)

test('the pause control stops the motion, is remembered, can be undone', async ({ tab }) => {
  await open(tab, '/')
  await motionIs(tab, 'full')
  await pressNamed(tab, words.motion.pause)
  await motionIs(tab, 'still')
  // Without the final slash, as people type it.
  await open(tab, education.path.slice(0, -1))
  await motionIs(tab, 'still')
  await pressNamed(tab, words.motion.resume)
  await motionIs(tab, 'full')
  await open(tab, '/')
  await motionIs(tab, 'full')
})

test.describe('with reduced motion', () => {
  test.use({ conditions: { isMotionReduced: true } })

  test('nothing moves and nothing is missing', async ({ tab }) => {
    await open(tab, '/')
    const asksForLess = () => matchMedia('(prefers-reduced-motion: reduce)').matches
    expect(await tab.evaluate(asksForLess), 'the engine took the setting').toBe(true)
    await motionIs(tab, 'still')
    await pressNamed(tab, words.home.toNavigation)
    await arrived(tab, navigation.path, navigation.title)
    await pressNamed(tab, projects.title)
    await arrived(tab, projects.path, projects.title)
    await stands(tab)
    expect(await tab.messages()).toEqual([])
  })
})
