import { tsParticles } from '@tsparticles/engine'
import { loadSlim } from '@tsparticles/slim'
import { runField } from './run-field'
import { fieldOptions } from './tsparticles-options'

await loadSlim(tsParticles)
await runField(async (count) => {
  const container = await tsParticles.load({ id: 'host', options: fieldOptions(count) })
  return () => container.destroy()
})
