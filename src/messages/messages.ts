import { es } from './es/es'

export type Messages = typeof es

/** All that the commands say to the owner. Never called at module load. */
export const messages = (): Messages => es
