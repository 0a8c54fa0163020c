const SHELL_CHECKED_EACH_MS = 500

/** To be ended is no fault, and npm signals only its shell, whose end would leave the server running. */
export function endWhenAsked(): void {
  // Vite ends by SIGTERM itself.
  for (const signal of ['SIGINT', 'SIGHUP']) process.once(signal, () => process.exit())
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.exit()
  }, SHELL_CHECKED_EACH_MS).unref()
}
