// Fixed: without a GPU the resolution would drop during the measurement. The product reads this when
// it is imported; without it, the worker draws.
if (window.location.search.includes('host=page')) {
  window.portfolioTest = { resolution: 1, isRunning: true }
}
const { startField } = await import('./field-ours')
await startField()

export {}
