import { browserConsole as en } from './en/console'
import { browserConsole as es } from './es/console'

/** What the visitor's console says, in the site's main language. */
export const consoleMessages = (): typeof es => (globalThis.portfolioLanguage === 'en' ? en : es)
