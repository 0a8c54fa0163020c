import { inWide } from './in-wide'
import { ownTime, readLive, settle } from './scene-page'
import { boxOf, button, link, words } from './screens'
import { expect, type Page, test } from './test'
import { createFinger } from './touch'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const control = (page: Page) => button(page, words.motion.tilt)
const expectPressed = (page: Page, isPressed: boolean) =>
  expect(control(page)).toHaveAttribute('aria-pressed', `${isPressed}`)

async function openPhone(page: Page) {
  await ownTime(page)
  await page.goto('/')
  await page.waitForFunction(() => window.portfolioTest?.step !== undefined)
  const expectTilt = async (x: number, y: number) => {
    const { tiltX, tiltY } = await readLive(page)
    expect(Math.abs(tiltX - x), `${tiltX}, not ${x}`).toBeLessThan(1)
    expect(Math.abs(tiltY - y), `${tiltY}, not ${y}`).toBeLessThan(1)
  }
  /** Without `readings` long enough to be the neutral pose. */
  const hold = async (beta: number, gamma: number, readings = 12) => {
    // A browser without sensors reports nothing by itself.
    await page.evaluate(
      ([beta, gamma, readings]) => {
        for (let i = 0; i < readings; i++) {
          const reading = { alpha: 0, beta: beta + (i % 2) / 2, gamma }
          window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', reading))
        }
      },
      [beta, gamma, readings] as const,
    )
    await settle(page, 750)
  }
  return { hold, expectTilt }
}

test('the card counters how the phone is held, by at most 10°', async ({ page }) => {
  await page.addInitScript(() => {
    // As Android's: nobody is asked.
    Object.assign(DeviceOrientationEvent, { requestPermission: undefined })
  })
  const { hold, expectTilt } = await openPhone(page)
  await control(page).tap()
  await hold(48, 0)
  await expectPressed(page, true)
  await expectTilt(0, 0)
  const box = await boxOf(page.getByRole('article'))
  const finger = await createFinger(page)
  await finger.down({ x: box.x + box.width * 0.9, y: box.y + box.height * 0.3 })
  await settle(page, 750)
  await expectTilt(-4, -8)
  await finger.up()
  await settle(page, 1000)
  await expectTilt(0, 0)
  await hold(59, 0, 1)
  await expectTilt(4.4, 0)
  await hold(110, 0, 1)
  await expectTilt(10, 0)
  // In landscape the axes follow the screen, from a new neutral pose.
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setDeviceMetricsOverride', {
    width: 844,
    height: 390,
    deviceScaleFactor: 1,
    mobile: true,
    screenOrientation: { type: 'landscapePrimary', angle: 90 },
  })
  await page.waitForFunction(() => screen.orientation.angle === 90)
  await hold(0, -48)
  await expectTilt(0, 0)
  await hold(0, -59, 1)
  await expectTilt(4.4, 0)
})

test(
  'as on iOS the control alone asks; once allowed, all screens lean',
  inWide(),
  async ({ page }) => {
    await page.addInitScript(() => {
      let requests = 0
      Object.assign(DeviceOrientationEvent, {
        requestPermission: async () => {
          Object.assign(window, { requests: ++requests })
          // WebKit rejects outside a user gesture.
          if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError')
          return requests === 1 ? 'denied' : 'granted'
        },
      })
    })
    const { hold, expectTilt } = await openPhone(page)
    await page.touchscreen.tap(195, 300)
    expect(await page.evaluate(() => Reflect.get(window, 'requests'))).toBeUndefined()
    await control(page).tap()
    await expect(page.getByText(words.motion.refused)).toBeVisible()
    await hold(48, 20)
    await expectTilt(0, 0)
    await control(page).tap()
    await expectPressed(page, true)
    await link(page, words.home.toNavigation).tap()
    await expect(page).toHaveURL('/navegacion/')
    await expectPressed(page, true)
    await hold(60, 0)
    await control(page).tap()
    await expect(control(page)).toHaveCount(0)
  },
)
