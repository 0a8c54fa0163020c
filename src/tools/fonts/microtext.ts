import type { Profile } from '../../site/model/schema/schema'
import { bareAddress } from '../content/site-address'
import { stacksFor } from './script-fonts'
import { textPath, textWidth } from './text-path'

/** What the hairline round the card says, again and again: from afar it is a line. */
export const microtextOf = ({ nombre, sitio }: Pick<Profile, 'nombre' | 'sitio'>) =>
  `${nombre} · ${bareAddress(sitio)} · `.toUpperCase()

/** A text of that size, the baseline from the origin, and its width. */
export async function microtextOutlines(text: string, size: number) {
  const { text: stack } = await stacksFor(text, 'paper')
  return { path: textPath(stack, text, 0, 0, size), width: size * textWidth(stack, text) }
}
