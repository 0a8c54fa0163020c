/** For what the build writes: no visitor's script has it. */
declare module 'virtual:whole-content' {
  /** The main one first. */
  export const languages: readonly import('./modules/content-languages').LanguageContent[]
  export const wording: import('../messages/built-words').Wording
  /** Of projects' own pages, as Markdown: 'es/agenda'. */
  export const projectTexts: Readonly<Record<string, string>>
}
