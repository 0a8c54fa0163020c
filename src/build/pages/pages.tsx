import { sections } from 'virtual:content'
import { prerender } from 'react-dom/static'
import { App } from '../../app/app'
import { ROUTES, type RouteName, routesWith } from '../../model/routes'
import type { BuildContext, BuiltFile } from '../built-file'
import { contentPolicy, policyMetaTag } from '../security/content-policy'
import { staticHead } from './static-head'

/** React renders titles, metas and links first; they belong in the head. */
const HEAD_TAGS = /^(?:<title[^>]*>[\s\S]*?<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/

async function renderApp(address: string): Promise<{ head: string; body: string }> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<App serverPath={address} />, {
    // Otherwise React moves large parts into inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const head = HEAD_TAGS.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** @throws Error when the template lacks a mark */
function fillTemplate(template: string, parts: readonly (readonly [string, string])[]): string {
  return parts.reduce((html, [mark, text]) => {
    if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`)
    // A function, because `$&` in a replacement string has a meaning.
    return html.replace(mark, () => text)
  }, template)
}

async function renderPage(
  { template, base }: BuildContext,
  route: RouteName | undefined,
  path: string,
): Promise<string> {
  const { head, body } = await renderApp(`${base.replace(/\/$/, '')}${path}`)
  const policy = policyMetaTag(contentPolicy(import.meta.env.VITE_CONTENT_URL))
  return fillTemplate(template, [
    // First in the head: a policy does not apply to what precedes it.
    ['<head>', `<head>\n    ${policy}`],
    ['<!--head-->', `${head}\n    ${staticHead(route, base)}`],
    ['<!--app-->', body],
  ])
}

const page = (fileName: string, path: string, route?: RouteName): BuiltFile => ({
  fileName,
  contentType: 'text/html; charset=utf-8',
  create: (context) => renderPage(context, route, path),
})

const pageFileName = (route: RouteName) => `.${ROUTES[route].path}index.html`

export const pageFiles: BuiltFile[] = [
  ...routesWith(sections.pages).map((name) => page(pageFileName(name), ROUTES[name].path, name)),
  page('404.html', '/404.html'),
]
