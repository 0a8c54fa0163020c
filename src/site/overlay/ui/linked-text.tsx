import { stretches } from '../../../model/inline-links'
import { NewTabLink } from './links'

/** The hyphen that a word begins with; browsers would break the line after it. */
const LEADING_HYPHEN = /(^|[\s(/])-(?=\p{L})/gu
const WORD_JOINER = '\u2060'
const unbroken = (text: string) => text.replace(LEADING_HYPHEN, `$1-${WORD_JOINER}`)

/** A text of the owner's with its links. Each text node has an element, as browsers' translators replace text nodes. */
export const LinkedText = ({ text }: { text: string }) =>
  stretches(text).map(({ at, text, to }) => {
    if (to === undefined) return <span key={at}>{unbroken(text)}</span>
    const Link = to.startsWith('mailto:') ? 'a' : NewTabLink
    return (
      <Link key={at} href={to}>
        {text}
      </Link>
    )
  })
