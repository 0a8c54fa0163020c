import { Text, View } from '@react-pdf/renderer'
import type { CvEntry, CvSection as Section } from './cv-model'
import { CvText, isLong, Links, partsOf, partsWithTitle } from './cv-prose'
import { scriptStyle, useStyles } from './cv-styles'

/** Fewer lines of a longer text are not parted from the others. */
const TWO_LINES_PT = 27
/** The no-break space keeps the separator on the line of the word before it. */
const SEPARATOR = '\u00a0· '
type EntryProps = { entry: CvEntry; section: string }

function SectionTitle({ title }: { title: string }) {
  const styles = useStyles()
  return title !== '' && <Text style={styles.title}>{title}</Text>
}

function EntryHead({ title, period = '', subtitle = '', tags = '', links = [] }: CvEntry) {
  const styles = useStyles()
  return (
    <>
      <View style={styles.node} />
      <View style={styles.entryHead}>
        <Text style={[styles.entryTitle, scriptStyle(title), styles.ownSide]}>{title}</Text>
        {period !== '' && <Text style={[scriptStyle(period), styles.period]}>{period}</Text>}
      </View>
      {subtitle !== '' && (
        <Text style={[styles.subtitle, scriptStyle(subtitle), styles.ownSide]}>{subtitle}</Text>
      )}
      {(tags !== '' || links.length > 0) && (
        <View style={styles.facts}>
          {tags !== '' && <Text style={styles.fact}>{tags}</Text>}
          <Links links={links} style="fact" />
        </View>
      )}
    </>
  )
}

function Row({ entry: { title, names = [] }, section }: EntryProps) {
  const styles = useStyles()
  const text = names.join(SEPARATOR)
  return (
    <View wrap={isLong(text)}>
      <SectionTitle title={section} />
      <View style={styles.entry}>
        <View style={styles.node} />
        <Text style={[styles.text, scriptStyle(text)]}>
          {title !== '' && <Text style={styles.rowTitle}>{`${title}: `}</Text>}
          {text}
        </Text>
      </View>
    </View>
  )
}

/** An entry, below the title of its section if it is the first. */
function Entry({ entry, section }: EntryProps) {
  const styles = useStyles()
  const parts = partsOf(entry.text)
  const count = partsWithTitle(entry.title, parts)
  const rest = parts.slice(count)
  // Both on the page itself: react-pdf keeps nothing ahead of the first child of a View.
  return (
    <>
      <View wrap={isLong(entry.title)} minPresenceAhead={count === 0 ? TWO_LINES_PT : 0}>
        <SectionTitle title={section} />
        <View style={rest.length > 0 ? [styles.entry, styles.entryGoesOn] : styles.entry}>
          <EntryHead {...entry} />
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

function Half({ entry, isFirst = false }: { entry: CvEntry; isFirst?: boolean }) {
  const styles = useStyles()
  return (
    <View style={[styles.entry, styles.half, isFirst ? styles.firstHalf : {}]}>
      <EntryHead {...entry} />
      <CvText parts={partsOf(entry.text)} />
    </View>
  )
}

type PartProps = EntryProps & { beside: CvEntry | undefined }

/** A row, an entry, or two side by side, read one after the other. */
function Part({ entry, beside, section }: PartProps) {
  const styles = useStyles()
  if (entry.names) return <Row entry={entry} section={section} />
  if (!beside) return <Entry entry={entry} section={section} />
  return (
    <View wrap={false}>
      <SectionTitle title={section} />
      <View style={styles.pair}>
        <Half entry={entry} isFirst />
        <Half entry={beside} />
      </View>
    </View>
  )
}

type SectionProps = Section & { inPairs: boolean }

/** A title and its entries; no title is alone at the foot of a page. */
export function CvSection({ title, entries, mayPair, inPairs }: SectionProps) {
  const isPaired = mayPair && inPairs
  return entries.map((entry, at) => {
    if (isPaired && at % 2 === 1) return null
    const beside = isPaired ? entries[at + 1] : undefined
    const section = at === 0 ? title : ''
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    return <Part key={at} entry={entry} beside={beside} section={section} />
  })
}
