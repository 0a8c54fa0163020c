import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { pathOf, projectRoute } from '../../model/routes'
import type { Project } from '../../model/schema/schema'
import { useSite } from '../language/site-context'
import { TextOf } from '../language/text-of'
import { prefetchPage } from './page-loader'

/** What lets a link fetch its page before it is pressed. */
export function usePageLink(slug: string) {
  const site = useSite()
  const name = projectRoute(slug)
  const onIntent = () => prefetchPage(site.code, name)
  return {
    to: pathOf(site, name),
    onPointerEnter: onIntent,
    onPointerDown: onIntent,
    onFocus: onIntent,
  }
}

type PageLinkProps = { project: Project; slug: string; className: string | undefined }

/** 'Leer más', to a project's own page. */
export function PageLink({ project, slug, className }: PageLinkProps) {
  const { words } = useSite()
  return (
    <Link {...usePageLink(slug)} className={className} data-page={projectRoute(slug)}>
      <span>
        {words.projectPage.read}
        <span className="visually-hidden">
          {': '}
          <TextOf entry={project} field="titulo" />
        </span>
      </span>
      <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
    </Link>
  )
}
