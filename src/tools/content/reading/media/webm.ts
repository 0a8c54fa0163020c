/** RFC 8794 (EBML) and RFC 9559 (Matroska). Read through: what has elements in it is entered. */
const ENTERED: readonly number[] = [
  0x18538067, // Segment
  0x1549a966, // Info
  0x1654ae6b, // Tracks
  0xae, // TrackEntry
]
const CLUSTER = 0x1f43b675
/** Become `Void` of the same size, so that no offset changes. A checksum would no longer be right. */
const VOIDED: readonly number[] = [
  0x1254c367, // Tags
  0x1941a469, // Attachments
  0x7ba9, // Title
  0x4461, // DateUTC
  0x7384, // SegmentFilename
  0x3c83ab, // PrevFilename
  0x3e83bb, // NextFilename
  0x536e, // Name of a track
  0xbf, // CRC-32
  0xec, // Void
]
/** Must be there: the programs that wrote it. */
const EMPTIED: readonly number[] = [0x4d80, 0x5741]

/** ISO's `free` of EBML: one byte of id, then its size in one byte or eight. */
function voidElement(bytes: Buffer, at: number, end: number): void {
  bytes.fill(0, at, end)
  bytes[at] = 0xec
  if (end - at < 9) bytes[at + 1] = 0x80 | (end - at - 2)
  else bytes.writeBigUInt64BE((2n ** 56n) | BigInt(end - at - 9), at + 1)
}

/** Of WebM and Matroska, in place. @throws Error where it is broken */
export function clearWebm(bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes.readUInt8(at)) - 23
    const id = idLength <= 4 ? bytes.readUIntBE(at, idLength) : Number.NaN
    const sizeAt = at + idLength
    const sizeLength = Math.clz32(bytes.readUInt8(sizeAt)) - 23
    if (Number.isNaN(id) || sizeLength > 8) throw new RangeError('No element')
    const content = sizeAt + sizeLength
    const most = 2n ** BigInt(7 * sizeLength) - 1n
    const size = BigInt(`0x${bytes.toString('hex', sizeAt, content)}`) & most
    const end = content + Number(size)
    // A recorder that could not go back leaves the size of all bits set: unknown.
    if (ENTERED.includes(id) || (id === CLUSTER && size === most)) at = content
    else {
      if (VOIDED.includes(id)) voidElement(bytes, at, end)
      else if (EMPTIED.includes(id)) bytes.fill(0, content, end)
      at = end
    }
  }
}
