import { inWide } from './in-wide'
import { ownTime, readLive, step } from './scene-page'
import { expect, type Page, test } from './test'

const PORTRAIT = { width: 390, height: 844 }
const LANDSCAPE = { width: 844, height: 390 }

test.use({ viewport: PORTRAIT, isMobile: true, hasTouch: true })

const controlOf = (page: Page) => page.getByRole('button', { name: 'Inclinar con el teléfono' })

async function openPhone(page: Page) {
  await ownTime(page)
  await page.goto('/')
  await page.waitForFunction(() => window.portfolioTest?.step !== undefined)
  await page.evaluate(() => {
    window.addEventListener('deviceorientation', ({ beta, gamma }) => {
      Object.assign(window, { heard: [beta, gamma].join() })
    })
  })
  const device = await page.context().newCDPSession(page)
  const tilt = async () => {
    const { tiltX, tiltY } = await readLive(page)
    return { x: tiltX, y: tiltY }
  }
  const hold = async (beta: number, gamma: number, readings = 12) => {
    for (let i = 0; i < readings; i++) {
      // Chromium reports only changes, rounded to a tenth.
      const reading = { beta: i % 2 === 0 ? beta : beta + 0.5, gamma }
      const order = { alpha: 0, ...reading }
      await device.send('DeviceOrientation.setDeviceOrientationOverride', order)
      await page.waitForFunction(
        (expected) => Reflect.get(window, 'heard') === expected,
        [reading.beta, gamma].join(),
      )
    }
    await step(page, 50, 12)
  }
  const turnScreen = async (angle: 0 | 90) => {
    const size = angle === 0 ? PORTRAIT : LANDSCAPE
    await device.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: true,
      screenOrientation: { type: angle === 0 ? 'portraitPrimary' : 'landscapePrimary', angle },
    })
    await page.waitForFunction((wanted) => screen.orientation.angle === wanted, angle)
  }
  return { hold, tilt, turnScreen }
}

async function switchOn(page: Page) {
  await controlOf(page).tap()
  await expect(controlOf(page)).toHaveAttribute('aria-pressed', 'true')
}

test('the first pose is neutral; the card counters changes, by at most 10°', async ({ page }) => {
  const { hold, tilt } = await openPhone(page)
  await switchOn(page)
  await hold(48, 0)
  expect(Math.abs((await tilt()).x)).toBeLessThan(0.2)
  expect(Math.abs((await tilt()).y)).toBeLessThan(0.2)
  await hold(59, 0, 1)
  expect((await tilt()).x).toBeGreaterThan(3.5)
  expect((await tilt()).x).toBeLessThan(5)
  await hold(110, 0, 1)
  expect((await tilt()).x).toBeGreaterThan(9)
  expect((await tilt()).x).toBeLessThanOrEqual(10.2)
  await hold(0, 0, 1)
  expect((await tilt()).x).toBeLessThan(-9)
  expect((await tilt()).x).toBeGreaterThanOrEqual(-10.2)
})

test('a roll of the phone turns the card the other way', async ({ page }) => {
  const { hold, tilt } = await openPhone(page)
  await switchOn(page)
  await hold(20, 0)
  await hold(20, 12, 1)
  expect((await tilt()).y).toBeLessThan(-3.5)
  expect(Math.abs((await tilt()).x)).toBeLessThan(1)
})

test('in landscape the axes follow the screen, from a new neutral pose', async ({ page }) => {
  const { hold, tilt, turnScreen } = await openPhone(page)
  await switchOn(page)
  await hold(48, 0)
  await turnScreen(90)
  await hold(0, -48)
  expect(Math.abs((await tilt()).x)).toBeLessThan(0.2)
  expect(Math.abs((await tilt()).y)).toBeLessThan(0.2)
  await hold(0, -59, 1)
  expect((await tilt()).x).toBeGreaterThan(3.5)
  expect(Math.abs((await tilt()).y)).toBeLessThan(0.5)
})

test('the card is flat after the control is switched off', async ({ page }) => {
  const { hold, tilt } = await openPhone(page)
  await switchOn(page)
  await hold(48, 0)
  await hold(70, 0, 1)
  expect((await tilt()).x).toBeGreaterThan(5)
  await controlOf(page).tap()
  await expect(controlOf(page)).toHaveAttribute('aria-pressed', 'false')
  await step(page, 50, 80)
  expect(await tilt()).toEqual({ x: 0, y: 0 })
})

test('a finger on the card takes precedence until it is lifted', async ({ page }) => {
  const { hold, tilt } = await openPhone(page)
  await switchOn(page)
  await hold(48, 0)
  const box = await page.getByRole('article').boundingBox()
  if (!box) throw new Error('there is no card')
  const touch = { x: box.x + box.width * 0.9, y: box.y + box.height * 0.3 }
  const device = await page.context().newCDPSession(page)
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
  await step(page, 50, 12)
  expect((await tilt()).y).toBeCloseTo(-8, 0)
  expect((await tilt()).x).toBeCloseTo(-4, 0)
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await step(page, 50, 20)
  expect((await tilt()).x).toBeCloseTo(0, 0)
  expect((await tilt()).y).toBeCloseTo(0, 0)
})

test('a phone without readings shows the refusal', async ({ page }) => {
  await openPhone(page)
  await controlOf(page).tap()
  await expect(page.getByText('El teléfono no dio permiso o no tiene sensor.')).toBeVisible()
  await expect(controlOf(page)).toHaveAttribute('aria-pressed', 'false')
})

test.describe('iOS permission', () => {
  type Answer = 'granted' | 'denied' | 'rejected' | 'never'

  const answerWith = (page: Page, answer: Answer) =>
    page.addInitScript((given) => {
      let requests = 0
      Object.assign(DeviceOrientationEvent, {
        requestPermission: () => {
          Object.assign(window, { requests: ++requests })
          // As WebKit: rejects outside a user gesture.
          if (!navigator.userActivation.isActive || given === 'rejected') {
            return Promise.reject(new DOMException('', 'NotAllowedError'))
          }
          return given === 'never' ? new Promise(() => {}) : Promise.resolve(given)
        },
      })
    }, answer)
  const requests = (page: Page) => page.evaluate(() => Reflect.get(window, 'requests') ?? 0)

  test('is requested only by the control; when granted, the card follows', async ({ page }) => {
    await answerWith(page, 'granted')
    const { hold, tilt } = await openPhone(page)
    await page.touchscreen.tap(195, 300)
    expect(await requests(page)).toBe(0)
    await switchOn(page)
    expect(await requests(page)).toBe(1)
    await hold(48, 0)
    await hold(60, 0, 1)
    expect((await tilt()).x).toBeGreaterThan(3)
  })

  for (const answer of ['denied', 'rejected'] as const) {
    test(
      `${answer}: the refusal is shown and the card stays flat`,
      inWide(answer === 'denied'),
      async ({ page }) => {
        const failures: string[] = []
        page.on('pageerror', (error) => failures.push(error.message))
        await answerWith(page, answer)
        const { hold, tilt } = await openPhone(page)
        await controlOf(page).tap()
        await expect(page.getByText('El teléfono no dio permiso o no tiene sensor.')).toBeVisible()
        await hold(48, 20)
        expect(await tilt()).toEqual({ x: 0, y: 0 })
        expect(failures).toEqual([])
      },
    )
  }

  test('pending: can be cancelled and requested again', async ({ page }) => {
    await answerWith(page, 'never')
    await openPhone(page)
    await switchOn(page)
    await controlOf(page).tap()
    await expect(controlOf(page)).toHaveAttribute('aria-pressed', 'false')
    await switchOn(page)
    expect(await requests(page)).toBe(2)
  })
})

test('goes on with its control on the other screens', async ({ page }) => {
  const { hold } = await openPhone(page)
  await controlOf(page).tap()
  await hold(45, 0)
  const isOn = () =>
    page.evaluate(() => {
      const live = window.portfolioTest?.live as { lean: { isOn: boolean } } | undefined
      return live?.lean.isOn
    })
  expect(await isOn()).toBe(true)
  await page.getByRole('link', { name: 'Ir a la navegación' }).tap()
  await expect(page).toHaveURL(/navegacion/)
  await expect(controlOf(page)).toHaveAttribute('aria-pressed', 'true')
  await hold(60, 0)
  expect(await isOn()).toBe(true)
  await controlOf(page).tap()
  await expect(controlOf(page)).toHaveCount(0)
  expect(await isOn()).toBe(false)
})
