import { showValue } from '../../show-value'
import { lineAt } from '../json-source'

export type SvgDanger = { found: string; line: number }

const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
/** XML, strictly: where a browser would stop at a fault, so does this. */
const TOKEN = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    '<!\\[CDATA\\[(?<cdata>[\\s\\S]*?)\\]\\]>',
    '<\\?(?<instruction>[\\s\\S]*?)\\?>',
    // Entities would be declared between its brackets.
    '<!DOCTYPE[^<>[]*>',
    '</(?<closed>[^\\s<>"\'/=]+)\\s*>',
    `<(?<opened>[^\\s<>"'/=]+)(?<attributes>(?:\\s+${ATTRIBUTE.source})*)\\s*(?<isEmpty>/?)>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'y',
)

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
}

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')

const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole
    return characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

/** An escaped `url` is one too. */
const withoutEscapes = (css: string) =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, hex, other) =>
    hex ? characterOf(Number.parseInt(hex, 16)) : other,
  )

/** What CSS fetches from elsewhere. */
const FETCHED = /@import|image-set\(|url\(\s*["']?\s*(?!data:)[^\s"'#)].{0,40}/i
const fetchedBy = (css: string) => FETCHED.exec(withoutEscapes(css))?.[0]

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase()

const REFERENCES = ['href', 'src', 'base']
/** A place in the picture itself, or a picture of dots. A script could be in an SVG. */
const OWN = /^(?:#|$|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i
const ACTIVE_ELEMENTS = ['script', 'foreignobject']
const HTML = 'http://www.w3.org/1999/xhtml'

function dangerInAttribute(name: string, value: string): string | undefined {
  const shown = `${name}=${showValue(value)}`
  const local = localName(name)
  if (/^on/i.test(name) || (name.startsWith('xmlns') && value.trim() === HTML)) return shown
  if (REFERENCES.includes(local)) return OWN.test(value.trim()) ? undefined : shown
  // An animation could write what may not stand there.
  if (local === 'attributename' && /^(?:on|href$)/.test(localName(value.trim()))) return shown
  const fetched = value.includes('(') ? fetchedBy(value) : undefined
  return fetched && showValue(fetched)
}

function dangerInTag(name: string, attributes: string): string | undefined {
  if (ACTIVE_ELEMENTS.includes(localName(name))) return `<${name}>`
  for (const [, attribute = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const danger = dangerInAttribute(attribute, decoded(double ?? single ?? ''))
    if (danger) return danger
  }
  return undefined
}

/** Others could be read differently by a browser. */
const ENCODING = /^xml\s[\s\S]*?encoding\s*=\s*["'](?!utf-8|utf-16|us-ascii|iso-8859-|windows-125)/i
const STYLE_SHEET = /^xml-stylesheet/i

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return new TextDecoder(isUtf16 ? `utf-16${first === 0xff ? 'le' : 'be'}` : 'utf-8').decode(bytes)
}

/** The first script, handler, HTML or reference elsewhere in an SVG: by its own address it would run. */
export function dangerInSvg(bytes: Uint8Array): SvgDanger | undefined {
  const svg = textOf(bytes)
  const at = (offset: number, found = showValue(svg.slice(offset, offset + 40))) => ({
    found,
    line: lineAt(svg, offset),
  })
  // UTF-16 without its mark, which a browser may know nevertheless.
  if (svg.includes('\0')) return at(svg.indexOf('\0'))
  let style: string | undefined
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < svg.length; ) {
    const { lastIndex } = TOKEN
    const token = TOKEN.exec(svg)?.groups
    if (!token) return at(lastIndex)
    const { cdata, instruction = '', closed, opened, attributes = '', isEmpty, text = '' } = token
    if (STYLE_SHEET.test(instruction) || ENCODING.test(instruction)) return at(lastIndex)
    const danger = opened && dangerInTag(opened, attributes)
    if (danger) return at(lastIndex, danger)
    if (opened && localName(opened) === 'style' && !isEmpty) style = ''
    if (closed && localName(closed) === 'style') style = undefined
    if (style === undefined) continue
    style += cdata ?? decoded(text)
    const fetched = fetchedBy(style)
    if (fetched) return at(lastIndex, showValue(fetched))
  }
  return undefined
}
