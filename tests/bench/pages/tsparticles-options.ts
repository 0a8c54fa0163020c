/** SPEC's field; the density rule is off, to get the exact number. */
export const fieldOptions = (count: number) => ({
  background: { color: '#070a11' },
  fpsLimit: 120,
  detectRetina: true,
  particles: {
    number: { value: count, density: { enable: false } },
    color: { value: '#ffffff' },
    shape: { type: 'circle' },
    opacity: { value: 0.6 },
    size: { value: { min: 0.5, max: 2.5 } },
    links: { enable: false },
    move: {
      enable: true,
      speed: 3,
      direction: 'right' as const,
      angle: { value: 10, offset: 0 },
      random: false,
      straight: false,
      outModes: { default: 'out' as const },
    },
  },
})
