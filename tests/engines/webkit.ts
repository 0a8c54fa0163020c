import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Conditions, Key, LaunchSettings } from './browser'
import { readMessages } from './console-watch'
import { type Session, startSession } from './webdriver'

const KEYS: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }
const WIDEST = { width: 1500, height: 1000 }

type WebKitSettings = LaunchSettings & { driver: string; settingsFolder: string }

const browserArguments = ({ hasScript = true, hasWebGl = true }: Conditions) => [
  '--automation',
  '--javascript-can-open-windows-automatically=TRUE',
  // Disables the page's scripts, not the driver's.
  `--enable-javascript-markup=${hasScript ? 'TRUE' : 'FALSE'}`,
  `--enable-webgl=${hasWebGl ? 'TRUE' : 'FALSE'}`,
]

/** GTK's setting gives `prefers-reduced-motion`. */
function writeSystemSettings(folder: string, isMotionReduced: boolean): void {
  mkdirSync(path.join(folder, 'gtk-3.0'), { recursive: true })
  const setting = `[Settings]\ngtk-enable-animations=${isMotionReduced ? 0 : 1}\n`
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), setting)
}

/** A toolbar would limit how narrow the window can be. */
async function openBareWindow({ get, post }: Session, { width, height } = WIDEST): Promise<void> {
  const [first] = (await get('window/handles')) as string[]
  const features = `toolbar=no,menubar=no,location=no,status=no,width=${width},height=${height}`
  const script = `open('about:blank', 'bare', '${features}').opener = null`
  await post('execute/sync', { script, args: [] })
  const handles = (await get('window/handles')) as string[]
  await post('window', { handle: handles.find((handle) => handle !== first) })
}

const pointer = (actions: object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
})
const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y })
const PRESS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]

export async function launchWebKit(settings: WebKitSettings): Promise<Browser> {
  const { executable, driver, display, settingsFolder, isMotionReduced = false } = settings
  writeSystemSettings(settingsFolder, isMotionReduced)
  const { WAYLAND_DISPLAY, ...inherited } = process.env
  const env = { ...inherited, DISPLAY: display, XDG_CONFIG_HOME: settingsFolder }
  const session = await startSession(driver, env, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: executable, args: browserArguments(settings) },
  })
  const { get, post } = session
  try {
    await openBareWindow(session)
  } catch (reason) {
    await session.end()
    throw reason
  }
  const evaluate: Browser['evaluate'] = async (script, ...args) => {
    const call = `const done = arguments[1]
      Promise.resolve((${script})(...arguments[0])).then((value) => done({ value }),
        (reason) => done({ reason: String(reason) }))`
    const answer = await post('execute/async', { script: call, args: [args] })
    const { value, reason } = answer as { value: never; reason?: string }
    if (reason !== undefined) throw new Error(reason)
    return value
  }
  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    goto: async (address) => {
      await post('url', { url: address })
    },
    evaluate,
    resize: async (width, height) => {
      await post('window/rect', { width, height })
    },
    movePointer: async (x, y) => {
      await post('actions', pointer([move(x, y)]))
    },
    click: async (x, y) => {
      await post('actions', pointer([move(x, y), ...PRESS]))
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }))
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    picture: async () => Buffer.from(String(await get('screenshot')), 'base64'),
    messages: () => evaluate(readMessages),
    close: session.end,
  }
}
