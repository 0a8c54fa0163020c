import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { encode, renderSVG } from 'uqr'
import { isUnknownSite, type Profile } from '../../model/schema/schema'
import { placeOf } from '../../model/shown-profile'
import { directionOf } from '../../model/text-blocks'
import { ringPath } from '../../site/engraving/curves'
import { PLATE_RADIUS, type Ring } from '../../site/engraving/plate'
import { profileLinks } from '../content/profile-links'
import { bareAddress, uri } from '../content/site-address'
import { plateOf } from '../drawing/draw-plate'
import { CAPITALS_EM, microtextOf } from '../fonts/microtext'
import { typesetFonts } from '../fonts/typeset-fonts'
import { engravedOutlines, PALE_SHADES } from '../portrait/engraved-outlines'
import { portraitTones } from '../portrait/portrait-tones'
import { mix } from '../theme/color'
import { themeOf } from '../theme/themes'
import fitted from '../typeset/fitted.typ?raw'
import { printable, textFor } from '../typeset/texts'
import { typeset } from '../typeset/typeset'
import card from './card.typ?raw'

/** Trimmed, mm: Europe's and Latin America's usual card, and that of the United States. */
export const CARD_SIZES = { eu: [85, 55], us: [88.9, 50.8] } as const
export type CardSize = keyof typeof CARD_SIZES

/** mm beyond the trimmed edge: what is printed there, and the sheet. */
const BLEED = 3
const MARGIN = 10
const PT_PER_MM = 72 / 25.4

/** The thinnest line, mm: presses ask for 0.1, and for 0.15 where foil is stamped. */
const HAIRLINE = { ink: 0.106, foil: 0.15 } as const
/** The medallion's radius, mm, and the share of it that an engraved portrait in its middle takes. */
const MEDALLION = 18
const PORTRAIT = 0.72
/** Between a portrait's lines, in hairlines. */
const PORTRAIT_PITCH = 3.6
/** Modules on each side of the code that readers need. */
const CODE = { ecc: 'M', boostEcc: true, border: 4 } as const

/** The owner's plate as elements of SVG, in its units; none is turned, which would turn its light. @param least mm */
function plateFor(profile: Profile, least: number) {
  const leastUnits = (least / MEDALLION) * PLATE_RADIUS
  const { rings, rope, field, circles } = plateOf(profile)
  const woven = (ring: Ring) =>
    Array.from({ length: ring.copies }, (_, copy) => ringPath(ring, { copy })).join('')
  const round = circles.map(
    ({ radius, width }) => `<circle r="${radius}" stroke-width="${Math.max(width, leastUnits)}"/>`,
  )
  return {
    radius: PLATE_RADIUS,
    field: `<path stroke="url(#field)" d="${woven(field)}"/>`,
    medallion: `<path d="${[...rings, rope].map(woven).join('')}"/>${round.join('')}`,
  }
}

/** The lines of a portrait as paths of SVG, none thinner than `hairline`, mm; `pale` ones by the light of their shade. */
async function portraitFor(photo: Buffer, hairline: number) {
  const radius = PORTRAIT * MEDALLION
  const least = hairline / radius
  const tones = await portraitTones(photo)
  const { outlines, pale } = await engravedOutlines(tones, PORTRAIT_PITCH * least, least)
  const place = (value: number) => (value * PORTRAIT * PLATE_RADIUS).toFixed(3)
  const pathOf = (line: readonly { x: number; y: number }[]) =>
    `M${line.map(({ x, y }) => `${place(x)} ${place(y)}`).join('L')}`
  return {
    radius,
    path: outlines.map((line) => `${pathOf(line)}z`).join(''),
    pale: pale
      .map(
        ({ shade, lines }) =>
          `<path stroke="url(#${lightOf(shade)})" d="${lines.map(pathOf).join('')}"/>`,
      )
      .join(''),
  }
}

const lightOf = (shade: number) => `pale-${shade}`

/** Typst's black, which is of no ink, as the press's black plate alone. */
const inBlackInk = (drawing: string) =>
  drawing.replace(/\/c\d+ CS\n0 SCN/g, '0 0 0 1 K').replace(/\/c\d+ cs\n0 scn/g, '0 0 0 1 k')

const CONTENTS = PDFName.of('Contents')
/** With the boxes that a press asks for, and its black as one ink alone. */
async function forPress(file: Uint8Array) {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  for (const page of pdf.getPages()) {
    const { width, height } = page.getSize()
    const box = (inset: number) => [inset, inset, width - 2 * inset, height - 2 * inset] as const
    page.setBleedBox(...box((MARGIN - BLEED) * PT_PER_MM))
    page.setTrimBox(...box(MARGIN * PT_PER_MM))
    const [contents, stream] = [page.node.get(CONTENTS), page.node.lookup(CONTENTS)]
    if (!(contents instanceof PDFRef && stream instanceof PDFRawStream)) continue
    const drawing = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    const inked = Buffer.from(inBlackInk(drawing), 'latin1')
    pdf.context.assign(contents, pdf.context.flateStream(inked))
  }
  // Older presses know no object streams.
  return pdf.save({ useObjectStreams: false })
}

type Options = { size: CardSize; foil: boolean; home: string; photo?: Buffer | undefined }

/**
 * The card for a press; with `foil` both sides again in black alone, only what takes the foil. `cut`: texts
 * that end in an ellipsis; `leftOut`: addresses that are not on it.
 */
export async function printCard(profile: Profile, { size, foil, home, photo }: Options) {
  const { nombre, puesto, email, telefono, retrato } = profile
  const { foil: foils, paper: papers, ink, muted } = themeOf(profile)
  const [pale, light, mid, deep] = foils
  const addresses = [
    ...(isUnknownSite(home) ? [] : [home]),
    ...profileLinks(profile).map(({ url }) => url),
  ]
  const contacts = [email, telefono ?? '', ...addresses.map(bareAddress)].filter(Boolean)
  const place = placeOf(profile)
  const fonts = await typesetFonts([nombre, puesto, place, ...contacts].join('\n'))
  const text = (written: string) => textFor(written, fonts)
  const dir = directionOf(nombre)
  const clockwise = dir === 'rtl' ? nombre.split(' ').toReversed().join(' ') : nombre
  const paper = mix(papers[0], papers[1], 0.4)
  // Light: many readers know no light code on a dark ground.
  const codeColors = { whiteColor: mix(pale, '#ffffff', 0.35), blackColor: papers[1] }
  const hairline = HAIRLINE[foil ? 'foil' : 'ink']
  const medallion = { from: pale, to: mix(mid, deep, 0.6), reach: 2.4 }
  const paleLights = PALE_SHADES.map((shade) => [
    lightOf(shade),
    { ...medallion, from: mix(paper, medallion.from, shade), to: mix(paper, medallion.to, shade) },
  ])
  const data = {
    ...{ trim: CARD_SIZES[size], lengths: [BLEED, MARGIN, hairline, MEDALLION] },
    ...{ dir, foil, fonts: fonts.families, colors: { paper, ink, muted, name: light } },
    ...{ name: text(nombre), post: text(puesto), place: text(place), contacts: contacts.map(text) },
    microtext: printable(microtextOf({ nombre: clockwise, sitio: home }), fonts).trim(),
    capitals: CAPITALS_EM,
    plate: plateFor(profile, hairline),
    // `reach` in radii of the plate.
    lights: {
      medallion,
      field: { from: mix(light, paper, 0.15), to: paper, reach: 2 },
      ...Object.fromEntries(paleLights),
    },
    ...(photo && retrato === 'grabado' && { portrait: await portraitFor(photo, hairline) }),
    code: {
      modules: encode(uri(home), CODE).size,
      svg: isUnknownSite(home) ? '' : renderSVG(uri(home), { ...CODE, ...codeColors }),
    },
  }
  const template = { file: 'src/tools/card/card.typ', source: fitted + card }
  const set = typeset(template, { card: JSON.stringify(data) }, fonts)
  const told = (label: string) => [...new Set(set.told(label) as string[])]
  return { pdf: await forPress(set.pdf()), cut: told('cut'), leftOut: told('left-out') }
}
