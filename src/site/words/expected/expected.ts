import { expected as en } from './en'
import { expected as es } from './es'

export type Expected = typeof es

/**
 * What a field should hold. Apart from `messages`: the visitor's browser may load these, in the one
 * language that the build names.
 */
export const expectedTexts = (): Expected => (globalThis.portfolioLanguage === 'en' ? en : es)

/** As a message for valibot, which asks for the text when a value is wrong. */
export const expected =
  (key: { [Key in keyof Expected]: Expected[Key] extends string ? Key : never }[keyof Expected]) =>
  () =>
    expectedTexts()[key]
