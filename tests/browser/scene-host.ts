import type { Page } from '@playwright/test'

export const HOSTS = ['worker', 'page'] as const
export type Host = (typeof HOSTS)[number]

declare global {
  var sceneContexts: WebGL2RenderingContext[]
}

/** Runs in the drawing thread first. Records each canvas's context, or its refusal. */
function gatherContexts(): void {
  globalThis.sceneContexts = []
  for (const Canvas of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas]) {
    if (!Canvas) continue
    const { getContext } = Canvas.prototype
    Canvas.prototype.getContext = function (this: never, ...args: never[]) {
      const context = Reflect.apply(getContext, this, args)
      if (String(args[0]).startsWith('webgl')) globalThis.sceneContexts.push(context)
      return context
    } as never
  }
}

const firstScripts = new WeakMap<Page, string[]>()

/** Call before opening. The script runs first in the page and in the scene's worker. */
export async function runFirst<Value>(
  page: Page,
  script: (argument: Value) => void,
  argument?: Value,
): Promise<void> {
  await page.addInitScript(script as (argument: unknown) => void, argument)
  const source = `(${script})(${JSON.stringify(argument) ?? ''});\n`
  firstScripts.set(page, [...(firstScripts.get(page) ?? []), source])
}

/** Call before opening. @param changes what stands in a shader's source, and what replaces it */
export const changeShaders = (page: Page, changes: Record<string, string>): Promise<void> =>
  runFirst(
    page,
    (all) => {
      const { shaderSource } = WebGL2RenderingContext.prototype
      WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
        let changed = source
        for (const [from, to] of Object.entries(all)) changed = changed.replace(from, to)
        shaderSource.call(this, shader, changed)
      }
    },
    changes,
  )

/** Call before opening. The scene uses that host, and the scripts run first in its thread only. */
export async function drawnBy(page: Page, host: Host, ...scripts: (() => void)[]): Promise<void> {
  const own = [gatherContexts, ...scripts]
  if (host === 'page') {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
    })
    for (const script of own) await page.addInitScript(script)
    return
  }
  await page.addInitScript(gatherContexts)
  await page.route('**/scene-worker-*.js', async (route) => {
    const all = [...own.map((script) => `(${script})();\n`), ...(firstScripts.get(page) ?? [])]
    const source = all.join('')
    try {
      const response = await route.fetch()
      await route.fulfill({ response, body: source + (await response.text()) })
    } catch {
      await route.abort().catch(() => {})
    }
  })
}

export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let left = wanted
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
    count,
  )

/** Where the scene is drawn, once it is. */
export const hostOf = (page: Page): Host => (page.workers().length > 0 ? 'worker' : 'page')

/** Runs in the drawing thread. @throws Error while there is no such worker yet */
export function inThread<Value>(
  page: Page,
  host: Host,
  run: (argument: never) => Value | Promise<Value>,
  argument?: unknown,
): Promise<Value> {
  if (host === 'page') return page.evaluate(run as never, argument)
  const [worker] = page.workers()
  if (!worker) throw new Error('the page has no worker')
  return worker.evaluate(run as never, argument)
}

/**
 * Call before opening: the page then waits shorter for the scene; or for ever, as a busy machine may
 * take longer. Its seconds: tests/unit/silence-watch.
 */
export const withPatience = (page: Page, patience: 'short' | 'endless'): Promise<unknown> =>
  page.addInitScript((isShort) => {
    const every = window.setInterval.bind(window)
    const set = (run: () => void, ms: number) => (isShort ? every(run, ms / 5) : 0)
    Object.assign(window, { setInterval: set })
  }, patience === 'short')

export const tellContext = (
  page: Page,
  host: Host,
  order: 'loseContext' | 'restoreContext',
): Promise<void> =>
  inThread(
    page,
    host,
    (method: 'loseContext' | 'restoreContext') => {
      const [context] = globalThis.sceneContexts
      // getExtension returns null on a lost context: fetch it once, before.
      const scope = globalThis as { contextSwitch?: WEBGL_lose_context | null | undefined }
      scope.contextSwitch ??= context?.getExtension('WEBGL_lose_context')
      scope.contextSwitch?.[method]()
    },
    order,
  )
