import { use } from 'react'
import * as development from 'react/jsx-dev-runtime'
import * as runtime from 'react/jsx-runtime'
import { Link } from 'wouter'
import { foreignLang } from '../../../model/foreign-words'
import { SiteContext } from '../site-context'

/**
 * React's functions for JSX, for the sites whose owner has written some of the words alone: an element that says one
 * of the others gets its `lang`. The build puts them in React's place there (foreign-words-plugin.ts).
 */

type Props = Readonly<Record<string, unknown>>

/** Whose `aria-label` stands for what they contain; in the others are texts of their own. */
const NAMED: readonly unknown[] = ['a', 'button', 'svg', Link]

const isText = (value: unknown) => typeof value === 'string' && value !== ''

function withLang(type: unknown, props: Props): Props {
  const { children, alt } = props
  const label = NAMED.includes(type) ? props['aria-label'] : undefined
  // Its own elements are not made here.
  const isElement = typeof type === 'string' || type === Link
  if (!isElement || props.lang || ![children, alt, label].flat().some(isText)) return props
  // JSX is made while a component renders, where `use` may stand in conditions.
  const words = use(SiteContext)?.foreignWords
  const langOf = (text: unknown) => (isText(text) ? foreignLang(String(text), words) : undefined)
  const lang = langOf(children) ?? langOf(alt) ?? langOf(label)
  if (lang) return { ...props, lang }
  if (!Array.isArray(children) || !children.some(langOf)) return props
  // Beside it are texts in the page's language.
  const marked = (child: unknown) =>
    langOf(child) ? runtime.jsx('span', { lang: langOf(child), children: child as string }) : child
  return { ...props, children: children.map(marked) }
}

type Make = (type: never, props: never, ...others: never[]) => unknown

const marking =
  <Made extends Make>(make: Made) =>
  (...[type, props, ...others]: Parameters<Made>) =>
    make(type, withLang(type, props) as never, ...others)

export const { Fragment } = runtime
export const jsx = marking(runtime.jsx as Make)
export const jsxs = marking(runtime.jsxs as Make)
export const jsxDEV = marking((development as unknown as { jsxDEV: Make }).jsxDEV)
