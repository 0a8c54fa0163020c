import { Link, Text } from '@react-pdf/renderer'
import { stretches } from '../../site/model/inline-links'
import { uri } from '../content/site-address'
import type { CvLink } from './cv-model'
import { useStyles } from './cv-styles'

type LinksProps = { links: readonly CvLink[]; style: 'fact' | 'contactItem' }

export function Links({ links, style }: LinksProps) {
  const styles = useStyles()
  return links.map(({ to, text }) => (
    <Text key={to} style={styles[style]}>
      <Link src={to} style={styles.link}>
        {text}
      </Link>
    </Text>
  ))
}

/** A text with its links. */
export function Linked({ text }: { text: string }) {
  const styles = useStyles()
  return stretches(text).map(({ at, text, to }) =>
    to === undefined ? (
      text
    ) : (
      <Link key={at} src={uri(to)} style={styles.link}>
        {text}
      </Link>
    ),
  )
}
