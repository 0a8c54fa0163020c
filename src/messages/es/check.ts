const things = (count: number) => (count === 1 ? '1 cosa' : `${count} cosas`)

export const check = {
  toSolve: (count: number) => `Hay ${things(count)} por resolver antes de publicar:`,
  ready: 'Todo listo para publicar.',
}
