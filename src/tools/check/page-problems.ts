import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { isOutline } from '../content/pages/outline'
import { plainText } from '../content/pages/parse-page'
import { type ProjectPage, pageFile } from '../content/pages/read-pages'
import type { Problem } from '../content/problem'
import { showValue } from '../content/show-value'
import type { Checked } from './checked'

/** Some eight minutes of reading. */
const MOST_WORDS = 1500
/** That it is a picture, every reader of screens says. */
const SAYS_PICTURE =
  /^(?:(?:una?|la|el|an?|the)\s+)?(?:imagen|foto|captura|image|picture|photo|screenshot)\b/i

const lineOf = (node: Nodes) => node.position?.start.line

function problemsIn({ tree, file }: ProjectPage, hasPicture: boolean, { say }: Checked): Problem[] {
  const { page } = say.check
  const problems: Problem[] = []
  const words = plainText(tree).split(/\s+/).filter(Boolean).length
  let pictures = 0
  // The title is the first level, the page begins with the second.
  let depth = 1
  visit(tree, (node) => {
    if (node.type === 'html' && isOutline(node.value)) {
      problems.push({ file, line: lineOf(node), ...page.question(showValue(node.value)) })
    }
    if (node.type === 'heading') {
      if (node.depth > depth + 1) {
        const skipped = page.skipped('#'.repeat(node.depth), '#'.repeat(depth + 1))
        problems.push({ file, line: lineOf(node), ...skipped })
      }
      depth = node.depth
    }
    if (node.type !== 'image') return
    pictures++
    if (SAYS_PICTURE.test(node.alt ?? '')) {
      problems.push({ file, line: lineOf(node), ...page.saysPicture(showValue(node.alt)) })
    }
  })
  if (pictures === 0 && !hasPicture) problems.push({ file, ...page.noPicture })
  if (words > MOST_WORDS) problems.push({ file, ...page.long(words, MOST_WORDS) })
  return problems
}

export function pageProblems(site: Checked): Problem[] {
  const { pages, unnamedPages, translations, lists, say } = site
  const { page } = say.check
  const hasPicture = (slug: string) =>
    lists.proyectos.some(({ pagina, imagen }) => pagina === slug && imagen !== undefined)
  const untranslated = [...translations.keys()].flatMap((language) =>
    pages
      .filter(({ slug, ...each }) => {
        const isThere = pages.some((other) => other.slug === slug && other.language === language)
        return !each.language && !isThere
      })
      .map(({ slug }) => ({
        file: pageFile(slug, language),
        ...page.untranslated(slug, language),
      })),
  )
  return [
    ...pages.flatMap((each) => problemsIn(each, hasPicture(each.slug), site)),
    ...unnamedPages.map(({ file, slug }) => ({ file, ...page.unnamed(slug) })),
    ...untranslated,
  ]
}
