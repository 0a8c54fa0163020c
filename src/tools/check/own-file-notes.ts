import { isSectionRoute } from '../../site/model/routes'
import { listPublicFiles } from '../content/reading/public-files'
import { wordsFor } from '../messages/built-words'
import type { Project } from './project-content'

const OF_SITE = [
  '_headers',
  'apple-touch-icon.png',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
]
const OF_LANGUAGE = [
  '404.html',
  'cv.pdf',
  'index.html',
  'manifest.webmanifest',
  'resume.json',
  'social.png',
]

/** Files that the build makes where public/ has none of the name. */
export function builtFiles({
  overlays,
  say,
}: Pick<Project, 'overlays' | 'say'>): ReadonlySet<string> {
  const main = say.language
  const ofLanguages = [main, ...overlays.keys()].flatMap((code) => {
    const { slugs } = wordsFor(code, main).built
    const folder = code === main ? '' : `${code}/`
    const ofRoutes = Object.entries(slugs).flatMap(([name, slug]) => [
      `${slug}/index.html`,
      ...(isSectionRoute(name) ? [`social-${slug}.png`] : []),
    ])
    return [...OF_LANGUAGE, `${slugs.contact}.vcf`, ...ofRoutes].map((file) => folder + file)
  })
  return new Set([...OF_SITE, ...ofLanguages])
}

/** Which files of the owner are published in the place of the build's. */
export function ownFileNotes(project: Project): string[] {
  const built = builtFiles(project)
  const files = [...listPublicFiles(project.publicDir, project.say)].filter(
    (file) => built.has(file) && file !== project.perfil.cv,
  )
  return files.length === 0 ? [] : [project.say.check.ownFiles(files.sort().join(', '))]
}
