import { use } from 'react'
import * as development from 'react/jsx-dev-runtime'
import * as runtime from 'react/jsx-runtime'
import { Link } from 'wouter'
import type { ForeignWords } from '../../../model/site'
import { SiteContext } from '../site-context'

/**
 * React's functions for JSX, for the sites whose owner has written some of the words alone: an element that says one
 * of the others gets its `lang`. The build puts them in React's place there (foreign-words-plugin.ts).
 */

type Props = Readonly<Record<string, unknown>>

const patterns = new WeakMap<ForeignWords, RegExp>()

function isForeign(text: unknown, words: ForeignWords): boolean {
  const pattern = patterns.get(words) ?? new RegExp(words.pattern, 'u')
  patterns.set(words, pattern)
  return typeof text === 'string' && pattern.test(text)
}

function withLang(type: unknown, props: Props): Props {
  const texts = [props.children, props.alt, props['aria-label']].flat()
  const isSaid = texts.some((text) => typeof text === 'string' && text !== '')
  // Its own elements are not made here.
  const isElement = typeof type === 'string' || type === Link
  if (!isElement || props.lang || !isSaid) return props
  // JSX is made while a component renders, where `use` may stand in conditions.
  const words = use(SiteContext)?.foreignWords
  return words && texts.some((text) => isForeign(text, words))
    ? { ...props, lang: words.lang }
    : props
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
