import { isSectionRoute } from '../../../site/model/routes'
import type { Spoken } from '../../../site/words/language'
import { wordsFor } from '../../messages/built-words'

const OF_SITE = [
  '_headers',
  'apple-touch-icon.png',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
]
const OF_LANGUAGE = [
  '404.html',
  'cv.docx',
  'cv.pdf',
  'cv.txt',
  'index.html',
  'index.md',
  'manifest.webmanifest',
  'resume.json',
  'social.png',
]

/** Files that the build makes where public/ has none of the name. @param others further languages */
export function builtFiles(others: Iterable<string>, main: Spoken): ReadonlySet<string> {
  const ofLanguages = [main, ...others].flatMap((code) => {
    const { slugs } = wordsFor(code, main).built
    const folder = code === main ? '' : `${code}/`
    const ofRoutes = Object.entries(slugs).flatMap(([name, slug]) => [
      `${slug}/index.html`,
      `${slug}.md`,
      ...(isSectionRoute(name) ? [`social-${slug}.png`] : []),
    ])
    return [...OF_LANGUAGE, `${slugs.contact}.vcf`, ...ofRoutes].map((file) => folder + file)
  })
  return new Set([...OF_SITE, ...ofLanguages])
}
