import { prerender } from 'react-dom/static'
import { App } from '../app/app'
import { ROUTE_NAMES, ROUTES } from '../content/routes'
import type { Output } from './output'

/** React writes titles, metas and links first; they belong in the head. */
const HEAD_TAGS = /^(?:<title[^>]*>[\s\S]*?<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/

/**
 * One page's HTML, whole: `progressiveChunkSize` keeps React from moving large parts into inline
 * scripts, and an error stops the build instead of leaving a hole.
 */
async function renderPage(template: string, address: string): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<App serverPath={address} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const head = HEAD_TAGS.exec(html)?.[0] ?? ''
  // Function replacers: a text with $& in it would corrupt a string replacer.
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => html.slice(head.length))
}

const page = (fileName: string, path: string): Output => ({
  fileName,
  contentType: 'text/html; charset=utf-8',
  create: ({ template, base }) => renderPage(template, `${base.replace(/\/$/, '')}${path}`),
})

export const pageFiles: Output[] = [
  ...ROUTE_NAMES.map((name) => page(`.${ROUTES[name].path}/index.html`, ROUTES[name].path)),
  page('404.html', '/404.html'),
]
