import type { Page } from '@playwright/test'

/** The two threads that the scene can be drawn by. */
export const HOSTS = ['worker', 'page'] as const
export type Host = (typeof HOSTS)[number]

declare global {
  var sceneContexts: WebGL2RenderingContext[]
}

/** Runs in a thread before the scene: gathers the contexts that its canvases were given or refused. */
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

/**
 * Call before the page opens: the scene is drawn by that host, and the scripts run in its thread
 * before it. A page's other thread is left alone.
 */
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
    const source = own.map((script) => `(${script})();\n`).join('')
    try {
      const response = await route.fetch()
      await route.fulfill({ response, body: source + (await response.text()) })
    } catch {
      // The page went on meanwhile, and its requests with it.
      await route.abort().catch(() => {})
    }
  })
}

/** Runs in the thread that draws. @throws Error while a page has no such worker yet */
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

/** Takes the scene's context away, or gives it back. */
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
      // A lost context answers null: the extension is asked for once, while there is one.
      const scope = globalThis as { contextSwitch?: WEBGL_lose_context | null | undefined }
      scope.contextSwitch ??= context?.getExtension('WEBGL_lose_context')
      scope.contextSwitch?.[method]()
    },
    order,
  )
