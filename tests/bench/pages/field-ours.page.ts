import { askedCount, hasNight } from './running'

// The number of particles is given, and the resolution held: a machine without a graphics card
// would lower it while we measure. Both are read when the product's files are first run.
window.portfolioTest = {
  particles: askedCount(),
  resolution: 1,
  isRunning: true,
  isFieldAlone: !hasNight(),
}
const { startField } = await import('./field-ours')
startField()
