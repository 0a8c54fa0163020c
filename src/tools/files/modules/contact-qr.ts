import { encode } from 'uqr'
import type { Profile } from '../../../site/model/schema/schema'
import { clipText } from '../pages/clip-text'
import { contactCard } from '../vcard'

/** Longer texts make the code too fine for a phone camera, and in the end impossible. */
const MOST_IN_QR_CHARACTERS = 64

const short = (text: string) => clipText(text, MOST_IN_QR_CHARACTERS)

/** The contact card as a QR code: SVG path of the dark modules. Merging the runs of a row halves its length. */
export function contactQr(profile: Profile, home: string | undefined) {
  const { nombre, puesto, ciudad, pais } = profile
  const words = {
    nombre: short(nombre),
    puesto: short(puesto),
    ciudad: short(ciudad),
    pais: short(pais),
  }
  const withoutLinks = { github: undefined, linkedin: undefined, enlaces: [] }
  const card = contactCard({ ...profile, ...withoutLinks, ...words }, home)
  const { data, size } = encode(card, { ecc: 'L', border: 2 })
  let path = ''
  // Relative moves: they repeat, so that the compressed path is less than half as long.
  const from = { x: 0, y: 0 }
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      const width = x - start + 1
      path += `m${start - from.x} ${y - from.y}h${width}v1h-${width}z`
      from.x = start
      from.y = y
    }
  })
  return { side: size, path }
}
