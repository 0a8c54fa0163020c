import puppeteer from 'puppeteer-core'

const CALM = {
  // No dialog for mail links.
  'network.protocol-handler.external.mailto': true,
  'network.protocol-handler.warn-external.mailto': false,
  // WebGL without a GPU.
  'webgl.force-enabled': true,
}

/** @param {import('./browser').Conditions} conditions */
const preferences = ({ hasScript = true, hasWebGl = true, isMotionReduced = false }) => ({
  ...CALM,
  'javascript.enabled': hasScript,
  'webgl.disabled': !hasWebGl,
  'ui.prefersReducedMotion': isMotionReduced ? 1 : 0,
})

/**
 * JavaScript, because the protocol's types are installed by the first run.
 * @param {import('./browser').LaunchSettings} settings
 * @returns {Promise<import('./browser').Browser>}
 */
export async function launchFirefox({ executable, display, ...conditions }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable,
    // Headless Firefox on Linux has no WebGL.
    headless: display === undefined,
    extraPrefsFirefox: preferences(conditions),
    env: { ...process.env, ...(display && { DISPLAY: display, MOZ_ENABLE_WAYLAND: '0' }) },
    defaultViewport: null,
  })
  const [page = await browser.newPage()] = await browser.pages()
  const messages = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'load' })
    },
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    resize: (width, height) => page.setViewport({ width, height }),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    messages: async () => [...messages],
    close: () => browser.close(),
  }
}
