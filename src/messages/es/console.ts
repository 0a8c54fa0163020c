export const browserConsole = {
  failed: 'Algo salió mal.',
  sceneNotLoaded: 'La escena no se pudo cargar.',
  sceneFailed: 'La escena no pudo mostrarse.',
  workerSilent: 'El proceso de la escena no responde.',
  contextGone: 'El contexto gráfico no volvió.',
}
