import { tsParticles } from '@tsparticles/engine'
import { loadSlim } from '@tsparticles/slim'

/** SPEC’s dust; the density rule is off, to get SPEC's number for a 1920 × 1080 window. */
const options = {
  background: { color: '#070a11' },
  fpsLimit: 120,
  detectRetina: true,
  particles: {
    number: { value: 184, density: { enable: false } },
    color: { value: '#ffffff' },
    shape: { type: 'circle' },
    opacity: { value: 0.6 },
    size: { value: { min: 0.5, max: 2.5 } },
    links: { enable: false },
    move: {
      enable: true,
      speed: 3,
      direction: 'right',
      angle: { value: 10, offset: 0 },
      random: false,
      straight: false,
      outModes: { default: 'out' },
    },
  },
}

document.body.innerHTML = '<div id="host" style="position: fixed; inset: 0"></div>'
await loadSlim(tsParticles)
await tsParticles.load({ id: 'host', options })
document.documentElement.dataset.bench = 'running'
