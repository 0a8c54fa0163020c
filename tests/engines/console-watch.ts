export const WATCH_FILE = 'engine-watch.js'

/** WebKit's driver has no console messages. Runs in the page, so no closures. */
function watch() {
  const keep = (message: string) => {
    const kept = JSON.parse(sessionStorage.getItem('engine-watch') ?? '[]') as string[]
    sessionStorage.setItem('engine-watch', JSON.stringify([...kept, message]))
  }
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const say = console[level]
    console[level] = (...parts: unknown[]) => {
      keep(`${level}: ${parts.map(String).join(' ')}`)
      say.apply(console, parts)
    }
  }
  window.addEventListener('unhandledrejection', ({ reason }) => keep(`uncaught: ${reason}`))
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`policy: ${violatedDirective} blocked ${blockedURI}`),
  )
  // A file that fails to load fires an event on its element only.
  const onError = (event: Event) => {
    const { target } = event
    if (event instanceof ErrorEvent) keep(`uncaught: ${event.message}`)
    else if (target instanceof Element) keep(`missing: ${target.outerHTML.slice(0, 120)}`)
  }
  window.addEventListener('error', onError, { capture: true })
}

export const WATCH_SCRIPT = `(${watch})()`

/** Runs in the page. */
export const readMessages = (): string[] =>
  JSON.parse(sessionStorage.getItem('engine-watch') ?? '[]')
