import { askedCount, hasNight } from './running'

// The resolution is held: a machine without a graphics card would lower it while we measure. The
// product's files read this when they are first run.
window.portfolioTest = {
  particles: askedCount(),
  resolution: 1,
  isRunning: true,
  isFieldAlone: !hasNight(),
}
const { startField } = await import('./field-ours')
await startField()
