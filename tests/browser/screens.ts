import type { Page } from '@playwright/test'

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

/** Waits for hydration: from then on links navigate without loading. */
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

export async function frameShown(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
