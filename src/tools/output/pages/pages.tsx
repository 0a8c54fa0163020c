import { prerender } from 'react-dom/static'
import { folderOf, type PageName, pathOf } from '../../../model/routes'
import { profileIn } from '../../../model/shown-profile'
import { App, loadScreen } from '../../../site/app/app'
import { messagesFor } from '../../messages/messages'
import { fillMark, writeLanguage } from '../modules/content-languages'
import { type BuiltFiles, type BuiltSite, pageNames, wording } from '../sites'
import { contentPolicy } from './content-policy'
import { staticHead } from './static-head'
import { styleLinks } from './style-sheets'

/** React renders titles, metas and links first; they belong in the head. */
const HEAD_TAGS = /^(?:<title[^>]*>[\s\S]*?<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/

async function renderApp(site: BuiltSite, address: string) {
  const errors: unknown[] = []
  const shown = { ...site, profile: profileIn('pagina', site.profile) }
  const { prelude } = await prerender(<App site={shown} serverPath={address} />, {
    // Otherwise React moves large parts into inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const head = HEAD_TAGS.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** Of index.html: what must be known before the first paint. */
const INLINE_SCRIPT = /<script>(.*?)<\/script>/s

const page =
  (site: BuiltSite, path: string, route?: PageName): BuiltFiles[string] =>
  async ({ template, base, manifest }) => {
    await loadScreen(site.code, route)
    const { head, body } = await renderApp(site, `${base.replace(/\/$/, '')}${path}`)
    const [, inline = ''] = INLINE_SCRIPT.exec(template) ?? []
    const policy = contentPolicy(
      import.meta.env.VITE_CONTENT_URL,
      messagesFor(wording.main),
      inline,
    )
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
    // First in the head: a policy does not apply to what precedes it.
    const policed = fillMark(writeLanguage(template, site), '<head>', `<head>\n    ${meta}`)
    const tags = [styleLinks(manifest, base, route), head, staticHead(site, route, base)]
    return fillMark(fillMark(policed, '<!--head-->', tags.join('\n    ')), '<!--app-->', body)
  }

/** The not-found page of a further language is for hosts that look in the folder of an address. */
export function pageFiles(site: BuiltSite): BuiltFiles {
  const notFound = `${folderOf(site)}404.html`
  const pages = pageNames.map((name) => {
    const path = pathOf(site, name)
    return [`${path.slice(1)}index.html`, page(site, path, name)] as const
  })
  return { ...Object.fromEntries(pages), [notFound]: page(site, `/${notFound}`) }
}
