import { Link, Text, View } from '@react-pdf/renderer'
import type { Plate } from '../engraving/plate'
import { profileLinks, telephoneAddress } from '../model/profile-links'
import type { Profile } from '../model/schema/schema'
import { textBlocks } from '../model/text-blocks'
import { uri } from '../owner/site-address'
import { CvRosette } from './cv-engraving'
import { type CvColors, scriptStyle, useStyles } from './cv-styles'

const PRESENCE_AFTER_TITLE_PT = 90
const PRESENCE_AFTER_HEAD_PT = 30
/** About eight lines; a longer text may break across pages. */
const SHORT_TEXT_CHARACTERS = 700

const bareAddress = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

type CvLink = { to: string; text?: string }

function WebLink({ to, text }: CvLink) {
  const styles = useStyles()
  return (
    <Link src={uri(to)} style={styles.link}>
      {text ?? bareAddress(to)}
    </Link>
  )
}

type CvHeadingProps = { profile: Profile; home: string; plate: Plate; colors: CvColors }

export function CvHeading({ profile, home, plate, colors }: CvHeadingProps) {
  const styles = useStyles()
  const { nombre, puesto, ciudad, pais, email, telefono, resumen, disponibilidad } = profile
  const links: CvLink[] = [
    { to: `mailto:${email}`, text: email },
    ...(telefono ? [{ to: telephoneAddress(telefono), text: telefono }] : []),
    ...[...new Set([home, ...profileLinks(profile).map(({ url }) => url)])].map((to) => ({ to })),
  ]
  return (
    <>
      <View style={styles.heading}>
        <View style={styles.mark}>
          <CvRosette plate={plate} colors={colors} />
        </View>
        <View style={styles.identity}>
          <Text style={[styles.name, scriptStyle(nombre)]}>{nombre}</Text>
          <Text style={[styles.role, scriptStyle(puesto)]}>{puesto}</Text>
          <View style={styles.contact}>
            <Text style={styles.contactItem}>{`${ciudad}, ${pais}`}</Text>
            {links.map((link) => (
              <Text key={link.to} style={styles.contactItem}>
                <WebLink {...link} />
              </Text>
            ))}
          </View>
        </View>
      </View>
      <View style={styles.aside}>
        <Text style={[styles.summary, scriptStyle(resumen)]}>{resumen}</Text>
        {disponibilidad && (
          <Text style={[styles.availability, scriptStyle(disponibilidad)]}>{disponibilidad}</Text>
        )}
      </View>
    </>
  )
}

type CvSectionProps = { title: string; entries: readonly CvEntryProps[] }

/** A title and its entries; the title is never alone at the foot of a page. */
export function CvSection({ title, entries }: CvSectionProps) {
  const styles = useStyles()
  const [first, ...others] = entries
  if (!first) return null
  return (
    <View style={styles.section}>
      <View wrap={isLong(first)}>
        <Text style={styles.title} minPresenceAhead={PRESENCE_AFTER_TITLE_PT}>
          {title}
        </Text>
        <CvEntry {...first} />
      </View>
      {others.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <CvEntry key={index} {...entry} />
      ))}
    </View>
  )
}

/** Paragraphs and lists. */
function CvText({ text }: { text: string }) {
  const styles = useStyles()
  return textBlocks(text).map((block, index) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <Text key={index} style={[styles.text, scriptStyle(block.text)]}>
        {block.text.replaceAll('\n', ' ')}
      </Text>
    ) : (
      block.items.map((item) => (
        <View key={item} style={styles.item} wrap={item.length > SHORT_TEXT_CHARACTERS}>
          <Text style={styles.bullet}>•</Text>
          <Text style={[styles.text, styles.itemText, scriptStyle(item)]}>{item}</Text>
        </View>
      ))
    ),
  )
}

export type CvEntryProps = {
  years?: string
  title?: string
  kind?: string
  text: string
  links?: readonly CvLink[]
}

const isLong = ({ title = '', text }: CvEntryProps) =>
  title.length + text.length > SHORT_TEXT_CHARACTERS

function CvEntry(entry: CvEntryProps) {
  const styles = useStyles()
  const { years = '', title = '', kind = '', text, links = [] } = entry
  const facts = [
    kind,
    ...links.filter((link) => link.to !== '').map((link) => <WebLink key={link.to} {...link} />),
  ].filter((fact) => fact !== '')
  return (
    <View style={styles.entry} wrap={isLong(entry)}>
      <View wrap={title.length > SHORT_TEXT_CHARACTERS} minPresenceAhead={PRESENCE_AFTER_HEAD_PT}>
        <Text style={styles.years}>{years}</Text>
        <View style={styles.node} />
        {title !== '' && <Text style={[styles.entryTitle, scriptStyle(title)]}>{title}</Text>}
        {facts.length > 0 && (
          <View style={styles.facts}>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <Text key={index} style={styles.fact}>
                {fact}
              </Text>
            ))}
          </View>
        )}
      </View>
      <CvText text={text} />
    </View>
  )
}
