import type { Messages } from '../messages'

export const browserConsole: Messages['browserConsole'] = {
  failed: 'Something went wrong.',
  sceneNotLoaded: 'The scene could not be loaded.',
  sceneFailed: 'The scene could not be shown.',
  workerSilent: 'The process of the scene does not answer.',
  contextGone: 'The graphics context did not come back.',
}
