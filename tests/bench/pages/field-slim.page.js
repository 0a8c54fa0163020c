import { tsParticles } from '@tsparticles/engine'
import { loadSlim } from '@tsparticles/slim'
import { askedCount, running } from './running'
import { fieldOptions } from './tsparticles-options'

await loadSlim(tsParticles)
await tsParticles.load({ id: 'host', options: fieldOptions(askedCount()) })
running()
