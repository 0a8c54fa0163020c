/** What the visitor's console says, in the site's main language. */
export const es = {
  failed: 'Algo salió mal.',
  sceneNotLoaded: 'La escena no se pudo cargar.',
  sceneFailed: 'La escena no pudo mostrarse.',
  workerSilent: 'El proceso de la escena no responde.',
  contextGone: 'El contexto gráfico no volvió.',
}

export const en: typeof es = {
  failed: 'Something went wrong.',
  sceneNotLoaded: 'The scene could not be loaded.',
  sceneFailed: 'The scene could not be shown.',
  workerSilent: 'The process of the scene does not answer.',
  contextGone: 'The graphics context did not come back.',
}

export const consoleMessages = () => (import.meta.env.PORTFOLIO_LANGUAGE === 'en' ? en : es)

/** Why a list could not be fetched. These stand apart, because few sites fetch lists. */
export const listsEs = {
  unknownIcon: (icon: string) =>
    `El icono "${icon}" no está en el contenido con que se armó el sitio`,
  wrongShape: (address: string, expected: string) =>
    `${address} no tiene la forma esperada. Se esperaba (y llegó): ${expected}`,
  tooLarge: (bytes: number) => `El cuerpo supera ${bytes} bytes`,
}

export const listsEn: typeof listsEs = {
  unknownIcon: (icon) => `The icon "${icon}" is not in the content from which the site was built`,
  wrongShape: (address, expected) =>
    `${address} does not have the expected form. Expected (and received): ${expected}`,
  tooLarge: (bytes) => `The body is larger than ${bytes} bytes`,
}

export const listMessages = () => (import.meta.env.PORTFOLIO_LANGUAGE === 'en' ? listsEn : listsEs)
