import { lists as en } from './en/lists'
import { lists as es } from './es/lists'

/** Why a list could not be fetched, for the visitor's console. */
export const listMessages = (): typeof es => (globalThis.portfolioLanguage === 'en' ? en : es)
