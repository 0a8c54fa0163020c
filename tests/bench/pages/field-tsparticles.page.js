import { loadFull } from 'tsparticles'
import { tsParticles } from 'tsparticles-engine'
import { runField } from './run-field'
import { fieldOptions } from './tsparticles-options'

await loadFull(tsParticles)
await runField(async (count) => {
  const container = await tsParticles.load('host', fieldOptions(count))
  return () => container.destroy()
})
