import { languages, projectPages, sections } from 'virtual:content'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { entryId, inOrder } from '../../../model/entries'
import { matchRoute } from '../../../model/routes'
import { SITE_BASE } from '../../../model/site'
import { MEDIA } from '../../geometry/geometry'
import { TextOf } from '../language/text-of'
import { takesLight } from '../light/takes-light'
import { part } from '../part'
import { EntryPicture } from '../sections/entry/entry-picture'
import { useSite } from '../site-context'
import { spot } from '../spot'
import { isPlainClick, RoundLink } from '../ui/links'
import { proseOf, useProjectPageLink } from './page-loader'
import { playLoops } from './play-loops'
import { ProjectFacts } from './project-facts'
import './project-page.css'

/** The width of the column in project-page.css. */
const SIZES = `${MEDIA.belowWide} 92vw, 800px`

const Night = () => <span className="night" aria-hidden="true" />

const useProject = (slug: string | undefined) =>
  useSite().lists.proyectos.find(({ pagina }) => pagina !== undefined && pagina === slug)

function Neighbour({ slug, isNext }: { slug: string; isNext: boolean }) {
  const { words } = useSite()
  const project = useProject(slug)
  const link = useProjectPageLink(slug)
  if (!project) return null
  const Icon = isNext ? ArrowRight : ArrowLeft
  return (
    <Link {...link} rel={isNext ? 'next' : 'prev'} className="neighbour">
      <span className="way">
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        {isNext ? words.projectPage.next : words.projectPage.previous}
      </span>
      <span className="name">
        <TextOf entry={project} field="titulo" />
      </span>
    </Link>
  )
}

function Neighbours({ slug }: { slug: string }) {
  const { words } = useSite()
  const index = projectPages.indexOf(slug)
  const [previous, next] = [projectPages[index - 1], projectPages[index + 1]]
  if (previous === undefined && next === undefined) return null
  return (
    <nav
      {...part('page-text')}
      className="neighbours unprinted"
      aria-label={words.projectPage.others}
    >
      <Night />
      {previous !== undefined && <Neighbour slug={previous} isNext={false} />}
      {next !== undefined && <Neighbour slug={next} isNext />}
    </nav>
  )
}

/** The HTML is safe: the build makes it of the owner's Markdown, in which it takes no HTML (src/tools/content/pages). */
const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

/** Where a pressed link leads within this site: the path below the base, and the anchor. Undefined for other links. */
function ownPath(press: MouseEvent): string | undefined {
  const link = (press.target as Element).closest('a')
  if (!link || link.target || !isPlainClick(press)) return undefined
  const { origin, pathname, hash } = link
  const path = pathname.slice(SITE_BASE.length - 1)
  // The browser itself follows links to anchors of the page, mail addresses and files.
  const isAnchor = hash !== '' && pathname === window.location.pathname
  if (isAnchor || origin !== window.location.origin) return undefined
  const { route } = matchRoute(path, languages, sections.pager, projectPages)
  return route && path + hash
}

export function ProjectPage({ slug }: { slug: string }) {
  const { code, lists, paths, words } = useSite()
  const project = useProject(slug)
  const [, navigate] = useLocation()
  const follow = (press: MouseEvent) => {
    const path = ownPath(press)
    if (path === undefined) return
    press.preventDefault()
    navigate(path)
  }
  const { html = '', lang } = proseOf(code, slug) ?? {}
  if (!project) return null
  const number = inOrder(lists.proyectos).indexOf(project) + 1
  return (
    <article className="project-page">
      <header className="head">
        <RoundLink
          {...part('back')}
          to={`${paths.projects}#${entryId('proyectos', project)}`}
          label={words.projectPage.back}
          icon={ArrowLeft}
        />
        <div className="heading">
          <Night />
          <p {...part('page-text')} className="ordinal" aria-hidden="true">
            {String(number).padStart(2, '0')}
          </p>
          <h1 {...part('title')} tabIndex={-1} ref={takesLight} {...spot?.(project, 'titulo')}>
            <TextOf entry={project} field="titulo" />
          </h1>
          {(project.resultado || project.descripcion) && (
            <p {...part('page-text')} className="lead">
              <TextOf entry={project} field={project.resultado ? 'resultado' : 'descripcion'} />
            </p>
          )}
        </div>
      </header>
      <div {...part('page-text')} className="aside">
        <Night />
        <ProjectFacts project={project} />
      </div>
      <div className="picture">
        <EntryPicture entry={project} isFirst sizes={SIZES} />
      </div>
      <div {...part('page-text')} className="panel sheet">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its links are pressed, not the text */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link */}
        <div
          key={`${code}/${slug}`}
          ref={playLoops}
          onClick={follow}
          className="prose"
          lang={lang}
          data-prose=""
          {...asHtml(html)}
        />
      </div>
      <Neighbours slug={slug} />
    </article>
  )
}
