import { encode } from 'uqr'
import { clipText } from '../../model/clip-text'
import type { Profile } from '../../model/schema/schema'
import { contactCard } from '../../model/vcard'

/** Longer texts make the code too fine for a phone camera, and in the end impossible. */
const MOST_IN_QR_CHARACTERS = 64

const short = (text: string) => clipText(text, MOST_IN_QR_CHARACTERS)

/** The contact card as a QR code: SVG path of the dark modules. Merging the runs of a row halves its length. */
export function contactQr(profile: Profile) {
  const { nombre, puesto, ciudad, pais } = profile
  const words = {
    nombre: short(nombre),
    puesto: short(puesto),
    ciudad: short(ciudad),
    pais: short(pais),
  }
  const withoutLinks = { github: undefined, linkedin: undefined, enlaces: [] }
  const card = contactCard({ ...profile, ...withoutLinks, ...words })
  const { data, size } = encode(card, { ecc: 'L', border: 2 })
  const rows = data.map((row, y) => {
    let strokes = ''
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      strokes += `M${start} ${y}h${x - start + 1}v1H${start}z`
    }
    return strokes
  })
  return { side: size, path: rows.join('') }
}
