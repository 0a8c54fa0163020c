/** ISO 14496-12 §4.2, and Apple's QuickTime File Format, of which it was made. */
type Box = { type: string; at: number; content: number; end: number }

/** What players need of each box that has boxes in it; all others become free space of the same size. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix'],
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'gmhd', 'hdlr', 'dinf', 'stbl'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc'],
}
const WITH_TIMES = ['mvhd', 'tkhd', 'mdhd']
const PICTURE = 'vide'
/** Other tracks say where and how the camera was at each moment, which some cameras write as subtitles. */
const PLAYED: readonly string[] = [PICTURE, 'soun']

/** @throws RangeError where a box is larger than what it lies in */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at)
    // 1 says that the size follows in eight bytes, 0 that the box is the last one.
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || to - at
    const content = at + (short === 1 ? 16 : 8)
    if (at + size < content || at + size > to) throw new RangeError('A box has a wrong size')
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), at, content, end: at + size })
    at += size
  }
  return boxes
}

/** The boxes at the end of a path below another one. */
function boxesAt(bytes: Buffer, { content, end }: Box, ...path: string[]): Box[] {
  const [type, ...rest] = path
  const found = boxesIn(bytes, content, end).filter((box) => box.type === type)
  return rest.length > 0 ? found.flatMap((box) => boxesAt(bytes, box, ...rest)) : found
}

/** A table's entries, each of so many numbers of 32 bits. @param at where their count is */
function* entriesOf(bytes: Buffer, at: number, numbers: number): Generator<number[]> {
  const count = bytes.readUInt32BE(at)
  for (let entry = 0; entry < count; entry++) {
    yield Array.from({ length: numbers }, (_, index) =>
      bytes.readUInt32BE(at + 4 + 4 * (numbers * entry + index)),
    )
  }
}

/** ISO 14496-12 §8.7: where the samples of a track lie in the file. */
function* chunksOf(bytes: Buffer, track: Box): Generator<[from: number, to: number]> {
  const tables = new Map(
    boxesAt(bytes, track, 'mdia', 'minf', 'stbl').flatMap(({ content, end }) =>
      boxesIn(bytes, content, end).map((box) => [box.type, box.content + 4]),
    ),
  )
  const at = (type: string) => tables.get(type) ?? Number.NaN
  const isLong = tables.has('co64')
  const runs = [...entriesOf(bytes, at('stsc'), 3)]
  const sizes = at('stsz')
  const allOf = bytes.readUInt32BE(sizes)
  let sample = 0
  let chunk = 0
  for (const [high = 0, low = 0] of entriesOf(
    bytes,
    at(isLong ? 'co64' : 'stco'),
    isLong ? 2 : 1,
  )) {
    chunk++
    const from = isLong ? high * 2 ** 32 + low : high
    const [, count = 0] = runs.findLast(([first = 0]) => first <= chunk) ?? []
    let to = from
    for (const last = sample + count; sample < last; sample++) {
      to += allOf || bytes.readUInt32BE(sizes + 8 + 4 * sample)
    }
    yield [from, to]
  }
}

function clear(bytes: Buffer, { at, content, end }: Box): void {
  bytes.write('free', at + 4, 'latin1')
  bytes.fill(0, content, end)
}

/** What a track is of: its handler's type. */
const kindOf = (bytes: Buffer, track: Box) =>
  boxesAt(bytes, track, 'mdia', 'hdlr').map(({ content }) =>
    bytes.toString('latin1', content + 8, content + 12),
  )[0]

/** The samples of a track that is not played. @throws Error where they are not known */
function clearSamples(bytes: Buffer, track: Box, file: readonly Box[]): void {
  if (file.some(({ type }) => type === 'moof')) throw new Error('A track in fragments')
  for (const [from, to] of chunksOf(bytes, track)) {
    const isSample = file.some((box) => box.type === 'mdat' && box.content <= from && to <= box.end)
    if (!isSample) throw new RangeError('A sample lies elsewhere')
    bytes.fill(0, from, to)
  }
}

/** The makers' names in a description of pictures (ISO 14496-12 §12.1.3), and QuickTime's sign of them. */
function clearMakers(bytes: Buffer, track: Box): void {
  for (const { content, end } of boxesAt(bytes, track, 'mdia', 'minf', 'stbl', 'stsd')) {
    for (const { at } of boxesIn(bytes, content + 8, end)) {
      bytes.fill(0, at + 20, at + 24)
      bytes.fill(0, at + 50, at + 82)
    }
  }
}

function clearWithin(bytes: Buffer, boxes: readonly Box[], parent: string, file = boxes): void {
  const kept = KEPT[parent] ?? []
  for (const box of boxes) {
    const { type, content, end } = box
    const kind = type === 'trak' ? kindOf(bytes, box) : undefined
    if (kind === PICTURE) clearMakers(bytes, box)
    const isPlayed = kind === undefined || PLAYED.includes(kind)
    if (!isPlayed) clearSamples(bytes, box, file)
    if (!kept.includes(type) || !isPlayed) clear(bytes, box)
    else if (type in KEPT) clearWithin(bytes, boxesIn(bytes, content, end), type, file)
    // The name of who handles it, after its type.
    else if (type === 'hdlr') bytes.fill(0, content + 12, end)
    // When it was made and changed: of 64 bits in version 1.
    else if (WITH_TIMES.includes(type)) {
      bytes.fill(0, content + 4, content + (bytes[content] === 1 ? 20 : 12))
    }
  }
}

/** Of MP4, M4A and MOV, in place: no offset changes. @throws Error where it is broken or of an unknown form */
export function clearIsoMedia(bytes: Buffer): void {
  const boxes = boxesIn(bytes, 0, bytes.length)
  const [movie] = boxes.filter(({ type }) => type === 'moov')
  if (!movie || boxesAt(bytes, movie, 'mvhd').length === 0) throw new Error('No table of contents')
  clearWithin(bytes, boxes, 'file')
}
