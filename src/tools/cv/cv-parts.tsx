import { Circle, G, Link, Path, Svg, Text, View } from '@react-pdf/renderer'
import { ringCurves } from '../../site/engraving/curves'
import { PLATE_RADIUS, type Plate } from '../../site/engraving/plate'
import { stretches } from '../../site/model/inline-links'
import { directionOf, textBlocks } from '../../site/model/text-blocks'
import { uri } from '../content/site-address'
import type { Cv, CvEntry, CvLink, CvSection as CvSectionProps } from './cv-model'
import { type CvColors, nameSize, paragraphStyle, scriptStyle, useStyles } from './cv-styles'

const SIDE_PT = 104
const LINE_WIDTH = 0.72

/** The card's medallion as vector lines, light on printer ink. */
function CvRosette({ plate, colors }: { plate: Plate; colors: CvColors }) {
  const { rope, circles } = plate
  const [flower, inner, outer] = plate.rings
  // The outer ring is the largest: below the others and paler.
  const woven = [
    { ring: outer, color: colors.pale },
    ...[inner, flower, rope].map((ring) => ({ ring, color: colors.fine })),
  ]
  const side = 2 * PLATE_RADIUS
  const viewBox = `${-PLATE_RADIUS} ${-PLATE_RADIUS} ${side} ${side}`
  return (
    <Svg width={SIDE_PT} height={SIDE_PT} viewBox={viewBox}>
      {woven.flatMap(({ ring, color }) =>
        ringCurves(ring).flatMap(({ path, turnsDeg }) =>
          turnsDeg.map((angle) => (
            <G key={`${path} ${angle}`} transform={`rotate(${angle})`}>
              <Path d={path} fill="none" stroke={color} strokeWidth={LINE_WIDTH} />
            </G>
          )),
        ),
      )}
      {circles.map(({ radius, width }) => (
        <Circle key={radius} r={radius} fill="none" stroke={colors.fine} strokeWidth={width} />
      ))}
    </Svg>
  )
}

/** Fewer lines of a longer text are not parted from the others. */
const THREE_LINES_PT = 40
/** The no-break space keeps the separator on the line of the word before it. */
const SEPARATOR = '\u00a0· '
/** About eight lines; a longer text may break across pages. */
const SHORT_TEXT_CHARACTERS = 700

type LinksProps = { links: readonly CvLink[]; style: 'fact' | 'contactItem' }

function Links({ links, style }: LinksProps) {
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

type CvHeadingProps = { cv: Cv; plate: Plate; colors: CvColors }

export function CvHeading({ cv, plate, colors }: CvHeadingProps) {
  const styles = useStyles()
  return (
    <>
      <View style={styles.heading}>
        <View style={styles.identity}>
          <Text style={[styles.name, nameSize(cv.name), scriptStyle(cv.name)]}>{cv.name}</Text>
          {cv.headlines.map((line, index) => (
            <Text key={line} style={[index === 0 ? styles.role : styles.post, scriptStyle(line)]}>
              {line}
            </Text>
          ))}
          <View style={styles.contact}>
            <Text style={[scriptStyle(cv.place), styles.contactItem]}>{cv.place}</Text>
            <Links links={cv.contact} style="contactItem" />
          </View>
        </View>
        <CvRosette plate={plate} colors={colors} />
      </View>
      <Text style={[styles.summary, paragraphStyle(cv.summary)]}>
        <Linked text={cv.summary} />
      </Text>
      {cv.availability !== '' && (
        <Text style={[styles.availability, paragraphStyle(cv.availability)]}>
          {cv.availability}
        </Text>
      )}
    </>
  )
}

/** A title and its entries; no title is alone at the foot of a page. */
export function CvSection({ title, entries }: CvSectionProps) {
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <CvEntryLines key={index} {...entry} section={index === 0 ? title : ''} />
  ))
}

/** A row of names, a paragraph, or an item of a list, whose bullet stands where the list begins. */
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

const rowOf = (text: string): TextPart => ({ text, style: scriptStyle(text) })

const partsOf = ({ text = '', names = [] }: CvEntry): TextPart[] => [
  ...(names.length === 0 ? [] : [rowOf(names.join(SEPARATOR))]),
  ...textBlocks(text).flatMap((block) =>
    block.kind === 'list'
      ? listParts(block.items)
      : [{ text: block.text.replaceAll('\n', ' '), style: paragraphStyle(block.text) }],
  ),
]

function CvText({ parts }: { parts: readonly TextPart[] }) {
  const styles = useStyles()
  return parts.map(({ text, style, bullet }, index) =>
    bullet ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <View key={index} style={{ flexDirection: bullet }} wrap={isLong(text)}>
        <Text style={[styles.bullet, style]}>•</Text>
        <Text style={[styles.text, styles.itemText, style]}>
          <Linked text={text} />
        </Text>
      </View>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <Text key={index} style={[styles.text, style]}>
        <Linked text={text} />
      </Text>
    ),
  )
}

const isLong = (text: string) => text.length > SHORT_TEXT_CHARACTERS

/** How many parts stay on the page of their title. */
function partsWithTitle(title: string, parts: readonly TextPart[]): number {
  if (!isLong(title + parts.map(({ text }) => text).join(''))) return parts.length
  return isLong(parts[0]?.text ?? '') ? 0 : 1
}

/** An entry, below the title of its section if it is the first. */
function CvEntryLines({ section, ...entry }: CvEntry & { section: string }) {
  const styles = useStyles()
  const { title, period = '', place = '', kind = '', links = [] } = entry
  const parts = partsOf(entry)
  const count = partsWithTitle(title, parts)
  const rest = parts.slice(count)
  // Both on the page itself: react-pdf keeps nothing ahead of the first child of a View.
  return (
    <>
      <View wrap={isLong(title)} minPresenceAhead={count === 0 ? THREE_LINES_PT : 0}>
        {section !== '' && <Text style={styles.title}>{section}</Text>}
        <View style={rest.length > 0 ? [styles.entry, styles.entryGoesOn] : styles.entry}>
          <View style={styles.node} />
          {title !== '' && (
            <View style={styles.entryHead}>
              <Text style={[styles.entryTitle, scriptStyle(title)]}>{title}</Text>
              {period !== '' && <Text style={[scriptStyle(period), styles.period]}>{period}</Text>}
            </View>
          )}
          {place !== '' && <Text style={[styles.place, scriptStyle(place)]}>{place}</Text>}
          {(kind !== '' || links.length > 0) && (
            <View style={styles.facts}>
              {kind !== '' && <Text style={styles.fact}>{kind}</Text>}
              <Links links={links} style="fact" />
            </View>
          )}
          <CvText parts={parts.slice(0, count)} />
        </View>
      </View>
      {rest.length > 0 && (
        <View style={styles.entry}>
          <CvText parts={rest} />
        </View>
      )}
    </>
  )
}
