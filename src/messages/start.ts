import { notStarted as en } from './en/start'
import { notStarted as es } from './es/start'

/** Apart from the other messages, because the first script has it. */
export const notStarted = (): string => (globalThis.portfolioLanguage === 'en' ? en : es)
