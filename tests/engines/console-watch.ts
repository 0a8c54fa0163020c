const WATCH_FILE = '/engine-watch.js'

/**
 * WebKit's driver tells nothing of the console: a script, first in every page, keeps what is said,
 * over all the pages of the window. Runs in the page, so it closes over nothing.
 */
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
  // A file that did not load tells only the element that asked for it.
  const onError = (event: Event) => {
    const { target } = event
    if (event instanceof ErrorEvent) keep(`uncaught: ${event.message}`)
    else if (target instanceof Element) keep(`missing: ${target.outerHTML.slice(0, 120)}`)
  }
  window.addEventListener('error', onError, { capture: true })
}

/** Runs in the page. */
export const readMessages = (): string[] =>
  JSON.parse(sessionStorage.getItem('engine-watch') ?? '[]')

/** The file that a watched site has besides its own. */
export const watchFile = { path: WATCH_FILE, text: `(${watch})()` }

/** A page of the site with the watch before everything else that runs. */
export const withWatch = (html: string): string =>
  html.replace('<head>', `<head><script src="${WATCH_FILE}"></script>`)
