import type { Messages } from '../../messages/es/es'
import { inEveryLanguage } from '../../messages/messages'

const comment = (text: string) => `<!-- ${text} -->`

/** The Markdown that a page begins with: five headings, each with its question as a comment. */
export function outlineOf({ commands }: Messages): string {
  const { answer, outline } = commands.page
  const blocks = outline.flatMap(([heading, question = '']) => [`## ${heading}`, comment(question)])
  return `${[comment(answer), ...blocks].join('\n\n')}\n`
}

const QUESTIONS = inEveryLanguage(({ commands: { page } }) => [
  page.answer,
  ...page.outline.map(([, question = '']) => question),
])
  .flat()
  .map(comment)

/** Whether a comment is of the outline: a question that was left without an answer. */
export const isOutline = (html: string): boolean => QUESTIONS.includes(html.trim())
