import { isSectionRoute } from '../../../model/routes'
import { type Wording, wordsFor } from '../../messages/built-words'
import { CV_ENDINGS, variantFile } from '../cv-variants'

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
  'tarjeta.png',
]

/**
 * Files that the build makes where public/ has none of the name.
 * @param others further languages @param variants names of those of the CV
 * @param ownIn the addresses of own sections in a language
 */
export function builtFiles(
  others: Iterable<string>,
  wording: Wording,
  variants: readonly string[],
  pages: readonly string[],
  ownIn: (code: string) => Record<string, string>,
): ReadonlySet<string> {
  const ofLanguages = [wording.main, ...others].flatMap((code) => {
    const slugs = { ...wordsFor(code, wording).built.slugs, ...ownIn(code) }
    const folder = code === wording.main ? '' : `${code}/`
    const ofRoutes = Object.entries(slugs).flatMap(([name, slug]) => [
      `${slug}/index.html`,
      `${slug}.md`,
      ...(isSectionRoute(name) ? [`social-${slug}.png`] : []),
    ])
    const ofVariants = variants.flatMap((name) =>
      CV_ENDINGS.map((ending) => `${variantFile('', name)}.${ending}`),
    )
    const ofPages = pages.flatMap((page) => [
      `${slugs.projects}/${page}/index.html`,
      `${slugs.projects}/${page}.md`,
      `social-${slugs.projects}-${page}.png`,
    ])
    const all = [...OF_LANGUAGE, `${slugs.contact}.vcf`, ...ofRoutes, ...ofVariants, ...ofPages]
    return all.map((file) => folder + file)
  })
  return new Set([...OF_SITE, ...ofLanguages])
}

/** The addresses of the site's pages, without slashes around. @param built what `builtFiles` says */
export const sitePaths = (built: Iterable<string>): Set<string> =>
  new Set(
    [...built]
      .filter((file) => /(?:^|\/)index\.html$/.test(file))
      .map((file) => file.replace(/\/?index\.html$/, '')),
  )
