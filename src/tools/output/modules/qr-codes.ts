import { encode, type QrCodeGenerateOptions } from 'uqr'
import type { Profile } from '../../../model/schema/schema'
import type { QrCode } from '../../../model/site'
import { uri } from '../../content/site-address'
import { clipText } from '../text'
import { contactCard } from '../vcard'

/** The light modules around a code that stands alone (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** As an SVG path of the dark modules. Merging the runs of a row halves its length. */
function qrCode(text: string, options: QrCodeGenerateOptions): QrCode {
  const { data, size } = encode(text, { border: QUIET_ZONE, ...options })
  let path = ''
  // Relative moves: they repeat, so that the compressed path is less than half as long.
  let [fromX, fromY] = [0, 0]
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      const width = x - start + 1
      path += `m${start - fromX} ${y - fromY}h${width}v1h-${width}z`
      ;[fromX, fromY] = [start, y]
    }
  })
  return { side: size, path }
}

/** Coarse, as on the printed card; the disc below it is the rest of its quiet zone. */
export const addressQr = (address: string) =>
  qrCode(uri(address), { ecc: 'M', boostEcc: true, border: 2 })

/** Longer texts make the code too fine for a phone camera, and in the end impossible. */
const MOST_IN_QR_CHARACTERS = 64

const cut = (text: string) => clipText(text, MOST_IN_QR_CHARACTERS)

export function contactQr(profile: Profile, home: string) {
  const { nombre, puesto, ciudad, pais } = profile
  const words = { nombre: cut(nombre), puesto: cut(puesto), ciudad: cut(ciudad), pais: cut(pais) }
  const none = { github: undefined, linkedin: undefined, enlaces: [], zonaHoraria: undefined }
  return qrCode(contactCard({ ...profile, ...words, ...none }, home), { ecc: 'L' })
}
