import { loadFull } from 'tsparticles'
import { tsParticles } from 'tsparticles-engine'
import { askedCount, running } from './running'
import { fieldOptions } from './tsparticles-options'

await loadFull(tsParticles)
await tsParticles.load('host', fieldOptions(askedCount()))
running()
