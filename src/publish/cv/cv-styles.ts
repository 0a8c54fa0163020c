import { StyleSheet } from '@react-pdf/renderer'
import { DISPLAY, META, TEXT } from './cv-fonts'

const INK = '#171b26'
const MUTED = '#545c6c'
const COPPER = '#8f5428'
const LINE = '#d9b48f'

export const styles = StyleSheet.create({
  page: {
    paddingTop: 46,
    paddingBottom: 48,
    paddingHorizontal: 54,
    fontFamily: TEXT,
    fontSize: 9.6,
    lineHeight: 1.5,
    color: INK,
  },
  name: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 27, lineHeight: 1.15, color: COPPER },
  role: { fontSize: 12, marginTop: 2 },
  contact: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 8, fontSize: 8.8, color: MUTED },
  contactItem: { marginRight: 14 },
  rule: { borderBottomWidth: 0.8, borderBottomColor: LINE, marginTop: 12 },
  summary: { marginTop: 12, maxWidth: 460 },
  section: { marginTop: 16 },
  heading: {
    fontFamily: DISPLAY,
    fontWeight: 600,
    fontSize: 13.5,
    color: COPPER,
    marginBottom: 5,
  },
  entry: { marginBottom: 9 },
  entryHead: { flexDirection: 'row', justifyContent: 'space-between' },
  entryTitle: { fontWeight: 600, fontSize: 10.4, flexShrink: 1, paddingRight: 16 },
  years: { fontFamily: META, fontSize: 8.6, color: MUTED, paddingTop: 1.4 },
  kind: { color: MUTED, fontSize: 8.8 },
  link: { color: COPPER, textDecoration: 'none' },
  pageNumber: {
    position: 'absolute',
    bottom: 24,
    right: 54,
    fontFamily: META,
    fontSize: 7.6,
    color: MUTED,
  },
})
