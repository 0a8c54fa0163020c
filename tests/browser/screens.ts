import type { Page } from '@playwright/test'

/** The eight screens: where they are, and the title that tells each one. */
export const SCREENS = [
  { path: '/', title: 'Nombre Apellido' },
  { path: '/navegacion/', title: 'Navegación' },
  { path: '/experiencia/', title: 'Experiencia' },
  { path: '/educacion/', title: 'Educación' },
  { path: '/habilidades/', title: 'Habilidades' },
  { path: '/proyectos/', title: 'Proyectos' },
  { path: '/contacto/', title: 'Navegación' },
  { path: '/nada-por-aqui', title: 'Página no encontrada' },
] as const

/** Waits until React has taken the page over: from then on links move without loading. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Waits until a frame has been shown that was made after the call. */
export async function frameShown(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
