// On the page the resolution is held, or a machine without a graphics card would lower it while we
// measure. The product's files read this when they are first run; without it, the worker draws.
if (window.location.search.includes('host=page')) {
  window.portfolioTest = { resolution: 1, isRunning: true }
}
const { startField } = await import('./field-ours')
await startField()

export {}
