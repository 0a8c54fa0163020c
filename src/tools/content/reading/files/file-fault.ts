import { messages } from '../../../messages/messages'
import { showValue } from '../../show-value'
import { endingOf, fileKind, kindByName } from './file-kind'

/** What is wrong with the bytes of a file. */
export type FileFault = { found: string; expected: string }

/**
 * A file that is empty, or that is not what its name says.
 * @param name in public/
 * @param bytes its first `HEAD_BYTES`, or all
 */
export function fileFault(name: string, bytes: Uint8Array): FileFault | undefined {
  const say = messages().reading.fileContent
  const kind = fileKind(bytes)
  const wanted = kindByName(name)
  const found = `${showValue(name)}${say.butIs(say.kinds[kind])}`
  if (kind === 'empty') return { found, expected: say.notEmpty }
  if (wanted === undefined || kind === wanted) return undefined
  if (kind === 'heic') return { found, expected: say.convert(say.kinds[wanted]) }
  const ending = endingOf(kind)
  const renamed = ending && kind !== 'pdf' && wanted !== 'pdf' && name.replace(/\w+$/, ending)
  const expected = say.asNamed(say.kinds[wanted])
  return { found, expected: renamed ? expected + say.orName(showValue(renamed)) : expected }
}
