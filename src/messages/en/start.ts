import type { Messages } from '../messages'

export const notStarted: Messages['notStarted'] = 'The site could not start.'
