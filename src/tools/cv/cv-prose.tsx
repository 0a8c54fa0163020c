import { Link, Text, View } from '@react-pdf/renderer'
import { stretches } from '../../site/model/inline-links'
import { directionOf, textBlocks } from '../../site/model/text-blocks'
import { uri } from '../content/site-address'
import type { CvLink } from './cv-model'
import { paragraphStyle, useStyles } from './cv-styles'

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

function Linked({ text }: { text: string }) {
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

/** About two lines. */
const SHORT_TEXT_CHARACTERS = 180

/** A paragraph, or an item of a list, whose bullet stands where the list begins. */
type TextPart = {
  text: string
  style: Partial<ReturnType<typeof paragraphStyle>>
  bullet?: 'row' | 'row-reverse'
}

function listParts(items: readonly string[]): TextPart[] {
  const all = items.join(' ')
  const bullet = directionOf(all) === 'rtl' ? 'row-reverse' : 'row'
  return items.map((text) => ({ text, style: paragraphStyle(all), bullet }))
}

export const partsOf = (text = ''): TextPart[] =>
  textBlocks(text).flatMap((block) =>
    block.kind === 'list'
      ? listParts(block.items)
      : [{ text: block.text.replaceAll('\n', ' '), style: paragraphStyle(block.text) }],
  )

type CvTextProps = { parts: readonly TextPart[]; letters?: 'text' | 'summaryText' }

/** Parts of a text, each on one page if it is short. */
export function CvText({ parts, letters = 'text' }: CvTextProps) {
  const styles = useStyles()
  return parts.map(({ text, style, bullet }, index) =>
    bullet ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <View key={index} style={{ flexDirection: bullet }} wrap={isLong(text)}>
        <Text style={[styles[letters], styles.bullet, style]}>•</Text>
        <Text style={[styles[letters], styles.itemText, style]}>
          <Linked text={text} />
        </Text>
      </View>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <Text key={index} style={[styles[letters], style]}>
        <Linked text={text} />
      </Text>
    ),
  )
}

/** Whether a text may break across pages. */
export const isLong = (text: string) => text.length > SHORT_TEXT_CHARACTERS

/** How many parts stay on the page of their title. */
export function partsWithTitle(title: string, parts: readonly TextPart[]): number {
  if (!isLong(title + parts.map(({ text }) => text).join(''))) return parts.length
  return isLong(parts[0]?.text ?? '') ? 0 : 1
}
