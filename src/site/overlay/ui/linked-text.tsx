import { stretches } from '../../../model/inline-links'
import { NewTabLink } from './links'

/** A text of the owner's with its links. Each text node has an element, as browsers' translators replace text nodes. */
export const LinkedText = ({ text }: { text: string }) =>
  stretches(text).map(({ at, text, to }) => {
    if (to === undefined) return <span key={at}>{text}</span>
    const Link = to.startsWith('mailto:') ? 'a' : NewTabLink
    return (
      <Link key={at} href={to}>
        {text}
      </Link>
    )
  })
