import { PUBLIC } from '../../../content/content-folder'
import type { Workspace } from '../../../content/workspace/workspace'

type Video = { width?: number; height?: number; isSilent: boolean }

/** ISO 14496-12 §4.2: four bytes of size, four of type. */
const BOX_HEAD_BYTES = 8
/** A film's table of contents; WebM tells its tracks in its first bytes. */
const MOST_BYTES = 4_000_000

/** So many bytes from a position in a file. */
type BytesAt = (position: number, length: number) => Buffer

/** The box `moov`, which may stand before the film or after it. */
function tableOf(bytesAt: BytesAt): Buffer | undefined {
  for (let position = 0; ; ) {
    const head = bytesAt(position, 2 * BOX_HEAD_BYTES)
    if (head.length < BOX_HEAD_BYTES) return undefined
    const short = head.readUInt32BE(0)
    // 1 says that the size follows in eight bytes.
    const size = short === 1 ? Number(head.readBigUInt64BE(BOX_HEAD_BYTES)) : short
    if (head.toString('latin1', 4, 8) === 'moov') {
      return bytesAt(position, Math.min(size, MOST_BYTES))
    }
    if (size < BOX_HEAD_BYTES) return undefined
    position += size
  }
}

/** ISO 14496-12 §8.3.2: a track's width and height end its header, as 16.16; a sound has none. */
function sizeIn(table: Buffer): { width: number; height: number } | undefined {
  for (let at = table.indexOf('tkhd'); at >= 0; at = table.indexOf('tkhd', at + 1)) {
    const end = at - 4 + table.readUInt32BE(at - 4)
    if (end > table.length) return undefined
    const [width, height] = [table.readUInt16BE(end - 8), table.readUInt16BE(end - 4)]
    if (width > 0 && height > 0) return { width, height }
  }
  return undefined
}

/** What the own tables of a video of public/ say: its size, and whether it has sound. @throws Error where it can't be opened */
export function readVideo(workspace: Workspace, name: string): Video {
  const bytesAt: BytesAt = (position, length) =>
    workspace.slice(`${PUBLIC}/${name}`, position, length)
  const start = bytesAt(0, /\.webm$/i.test(name) ? MOST_BYTES : 0)
  try {
    if (start.length > 0) return { isSilent: !/A_(?:OPUS|VORBIS)/.test(start.toString('latin1')) }
    const table = tableOf(bytesAt)
    return { ...(table && sizeIn(table)), isSilent: table !== undefined && !table.includes('soun') }
  } catch {
    // Cut short: shown with its controls.
    return { isSilent: false }
  }
}
