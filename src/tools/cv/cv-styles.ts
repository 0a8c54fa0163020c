import { StyleSheet } from '@react-pdf/renderer'
import { createContext, useContext } from 'react'
import { type Direction, directionOf } from '../../site/model/text-blocks'
import type { printed } from '../theme/theme-colors'
import type { CvFonts } from './cv-fonts'

export type CvColors = ReturnType<typeof printed>

/** How open a CV is set. */
export type Grade = {
  /** Times the usual sizes of letters, and of the room between parts. */
  readonly type: number
  readonly room: number
  readonly leading: number
  readonly sidePt: number
  /** Whether short projects stand side by side. */
  readonly inPairs: boolean
}

const TEXT_INSET_PT = 16
const FRAME_PT = 18
export const PAGE_TOP_PT = 40
export const PAGE_FOOT_PT = 44

const NAME_PT = 31
const SMALL_NAME_PT = 19
/** Beside the medallion. */
const NAME_WIDTH_PT = 320
const NAME_LETTER_EM = 0.53

/** In one line where it can be: parsers take the first for the whole. */
export const nameSize = (name: string) => {
  const fitting = NAME_WIDTH_PT / (NAME_LETTER_EM * name.length)
  return { fontSize: Math.min(NAME_PT, Math.max(SMALL_NAME_PT, fitting)) }
}

/** Right of the line that joins the entries. */
const COLUMN = { paddingLeft: TEXT_INSET_PT }

function pageStyles(
  { text, display, meta }: Omit<CvFonts, 'letters'>,
  colors: CvColors,
  { type, room, leading, sidePt }: Grade,
) {
  const titled = { fontFamily: display, fontWeight: 560, color: colors.accent } as const
  // Beside every size: react-pdf multiplies an inherited line height again.
  const letters = (pt: number) => ({ fontSize: pt * type, lineHeight: leading })
  const frame = (pt: number, borderWidth: number, borderRadius: number) => {
    const inset = { position: 'absolute', top: pt, right: pt, bottom: pt, left: pt } as const
    return { ...inset, borderWidth, borderColor: colors.pale, borderRadius }
  }
  return StyleSheet.create({
    page: {
      paddingTop: PAGE_TOP_PT,
      paddingBottom: PAGE_FOOT_PT,
      paddingHorizontal: sidePt,
      fontFamily: text,
      color: colors.ink,
      textAlign: 'left',
    },
    frame: frame(FRAME_PT, 0.8, 12),
    innerFrame: frame(FRAME_PT + 3.5, 0.35, 9),
    heading: { ...COLUMN, flexDirection: 'row', alignItems: 'center' },
    identity: { flex: 1, paddingRight: 20 },
    name: { ...titled, lineHeight: 1.1, letterSpacing: -0.3 },
    role: { ...letters(11.4), marginTop: 3 },
    post: { ...letters(10), color: colors.muted },
    contact: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 8 * room, color: colors.muted },
    contactItem: { ...letters(8.6), marginRight: 15 },
    summary: { ...COLUMN, marginTop: 10 * room },
    summaryText: { ...letters(9.8), lineHeight: leading + 0.1 },
    availability: { ...COLUMN, ...letters(9.1), marginTop: 3, color: colors.accent },
    title: {
      ...titled,
      ...COLUMN,
      fontSize: 12 * type,
      lineHeight: 1.2,
      letterSpacing: 0.7,
      marginTop: 4 + 5 * room,
      marginBottom: 6 * room,
    },
    entry: {
      ...COLUMN,
      paddingBottom: 2 + 3.5 * room,
      borderLeftWidth: 0.7,
      borderLeftColor: colors.pale,
    },
    entryGoesOn: { paddingBottom: 0 },
    pair: { flexDirection: 'row' },
    half: { width: '50%' },
    firstHalf: { paddingRight: 16 },
    period: {
      ...letters(7.8),
      fontFamily: meta,
      // At 0.6 em, as a space of the font is wide, pdf.js parts the words.
      letterSpacing: -0.1,
      marginTop: 2.7 * type,
      color: colors.accent,
    },
    node: {
      position: 'absolute',
      left: -3.2,
      top: 3.6 * type,
      width: 5.6,
      height: 5.6,
      borderWidth: 0.9,
      borderColor: colors.fine,
      borderRadius: 2.8,
      backgroundColor: '#ffffff',
    },
    entryHead: { flexDirection: 'row' },
    entryTitle: { ...letters(10.4), fontWeight: 600, flex: 1, marginRight: 12 },
    ownSide: { textAlign: 'left' },
    rowTitle: { fontWeight: 600 },
    subtitle: letters(9.6),
    facts: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 1.5, color: colors.muted },
    fact: { ...letters(8.5), direction: 'ltr', marginRight: 12 },
    text: letters(9.1),
    bullet: { width: 9, color: colors.fine },
    itemText: { flex: 1 },
    link: { color: colors.accent, textDecoration: 'none' },
    foot: {
      position: 'absolute',
      bottom: 26,
      left: sidePt,
      right: sidePt,
      textAlign: 'right',
      fontFamily: meta,
      fontSize: 7.2,
      letterSpacing: -0.1,
      color: colors.muted,
    },
  })
}

const OPPOSITES: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  Left: 'Right',
  Right: 'Left',
  row: 'row-reverse',
  ltr: 'rtl',
}

/** react-pdf has no logical sides. */
function mirrored<Styles extends object>(styles: Styles): Styles {
  const sides = /(?<=")(?:left|right|row|ltr)(?=")|Left|Right/g
  return JSON.parse(JSON.stringify(styles).replace(sides, (side) => OPPOSITES[side] ?? side))
}

export function cvStyles(
  fonts: Omit<CvFonts, 'letters'>,
  colors: CvColors,
  dir: Direction,
  grade: Grade,
) {
  const styles = pageStyles(fonts, colors, grade)
  return dir === 'rtl' ? mirrored(styles) : styles
}

const StylesContext = createContext<ReturnType<typeof cvStyles> | undefined>(undefined)
export const StylesProvider = StylesContext.Provider

/** @throws Error outside of a CV */
export function useStyles() {
  const styles = useContext(StylesContext)
  if (!styles) throw new Error('no styles outside of a CV')
  return styles
}

/** Their fonts are taller than the site's. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]/u
const TALL = { lineHeight: 1.6 }

/** Room for the letters of a title or a fact, and its direction. */
export const scriptStyle = (text: string) => ({
  ...(OTHER_SCRIPT.test(text) && TALL),
  ...(directionOf(text) === 'rtl' && ({ direction: 'rtl', textAlign: 'right' } as const)),
})

/** As `scriptStyle`; a paragraph begins at its own side of the page. */
export const paragraphStyle = (text: string) => ({
  textAlign: 'left' as const,
  ...scriptStyle(text),
})
