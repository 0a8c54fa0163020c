import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Fields } from '../../model/objects'
import { FORM_NAMES, fieldsByPath, kindOf, schemaOf } from '../../model/schema/content-fields'
import {
  type ContentName,
  isUnknownSite,
  type Lists,
  type Profile,
} from '../../model/schema/schema'
import { ORIGINAL } from '../../model/schema/translation-schema'
import { isExampleName } from './main-language'
import { EDITOR_KEY } from './reading/field-problems'

const ADDRESS = /(?:@|\/\/(?:[\w-]+\.)*)example\.(?:com|org|net)\b/i
/** A text may speak of an address. */
const ADDRESS_FIELDS = FORM_NAMES.flatMap((name) =>
  [...fieldsByPath(name).keys()].filter((path) =>
    ['address', 'document'].includes(kindOf(name, path) ?? ''),
  ),
).map((path) => path.replace(/^.*\./, ''))

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/**
 * Of its summary, birth date, descriptions, files, and each list of skills as a whole: a title or
 * a skill alone may well be the owner's too. Also as `npm run language` leaves them.
 */
const DIGESTS: ReadonlySet<string> = new Set(
  `3f16c78506b9 2a942b97fb3f bc7f0c8fd916 3a8e0c0a65dc b7baba082848 dd553b3a11f2 e444bbbbaf1a
   7ccf4ac160af fe88d307f16e d99aedb49b5c a82019761a24 a21847d70ed2 7f9985384c2b ba2df1dd2d53
   714c8f96c6a1 2b1a54e55c7f 7dabd8ec402b b1ec654271e9 a52f901a2dcc c99dab576619 c100ab277752
   1e1d94e8434a c8eb0d999620 bb835ebd1ed7 f1a5f9d65680 9988c2019bce 255057574e5d a60c2fec6e62
   a92c6e93da07 c0cf00971aa1 69ab74c11926 06b40fd22233 1d22604a7f5c 5073401c3259 21c58e28875a 3dc069a61370
   02a5b64f568d 058f2983e1a3 211712a97137 75e243eb04dd cc7e306fd4f5 bc9e1dba6f62 a0c916631fbb
   e0a85dd79651 9226a69e0029 d8fa065f7fbe 9ec67162aeb1 b3d3c16e7146 ece8567d0ecb 84e4f1a5062c
   8ff705d74ce5 09b823336b65 27480dfd483e 5e4f83bd63c9 5f014679679a d106e07855b3 d712178c3bba 69710200943b
   9e1e8574ade0 5673c5395edc 69708d721e95 08e900d615a1 5f1aaa378f93 35c1181f598d 2c6d93c7aef8 4c2e062853a2
   1e2ea1c88f6b`.split(/\s+/),
)

/** Those of the template. */
const TEMPLATE_ADDRESS = /(?:@|\/\/(?:portfolio\.)?)example\.com\b/i
/** Whether an address is one that the template says, or that is not known; other reserved ones an owner wrote. */
export const isTemplateAddress = (address: string): boolean =>
  TEMPLATE_ADDRESS.test(address) || isUnknownSite(address)

/** Whether an address is reserved for examples (RFC 2606), or is not known. */
export const isExampleAddress = (address: string): boolean =>
  ADDRESS.test(address) || isUnknownSite(address)

export const isAddressField = (field: string): boolean => ADDRESS_FIELDS.includes(field)

/** Whether a text of a sentence or more is the example's, word for word. */
export const isExampleText = (text: string): boolean => DIGESTS.has(digestOf(text))

/** Whether a list of skills is the example's, none more and none less. */
export const isExampleList = (items: readonly unknown[]): boolean =>
  isExampleText(items.map((item) => Object(item).titulo).join('\n'))

/** What a file says, with the line ends of any system; content without what editor and commands add. */
function saidBy(name: string, bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n')
  if (!name.endsWith('.json')) return text
  const added = [EDITOR_KEY, ORIGINAL]
  return JSON.stringify(JSON.parse(text, (key, value) => (added.includes(key) ? undefined : value)))
}

/** What `DIGESTS` has of a file of the example. @param name below the project's folder */
export const digestOfFile = (name: string, bytes: Uint8Array): string =>
  digestOf(`${name}\n${saidBy(name, bytes)}`)

export function isExampleFile(name: string, bytes: Uint8Array): boolean {
  try {
    return DIGESTS.has(digestOfFile(name, bytes))
  } catch {
    // No JSON.
    return false
  }
}

const hasExample = (value: unknown, field = ''): boolean =>
  typeof value === 'string'
    ? (isAddressField(field) && isExampleAddress(value)) || isExampleText(value)
    : Object.entries(Object(value)).some(([key, inner]) => hasExample(inner, key))

type Site = { profile: Profile; lists: Lists }

/** Whether anything is still the example's: search engines are then kept away. */
export const isExample = ({ profile, lists }: Site): boolean =>
  isExampleName(profile.nombre) ||
  Object.values(lists).some(isExampleList) ||
  hasExample([profile, lists])

/** Whether the example's address is all of it that is left. */
export const isAddressLeft = ({ profile, lists }: Site): boolean =>
  isExampleAddress(profile.sitio) && !isExample({ profile: { ...profile, sitio: '' }, lists })

/** An entry whose text is the owner's is the owner's. @param isExampleFile of a file of public/ */
export function withoutExample(
  name: ContentName,
  file: Fields,
  isExampleFile: (publicFile: string) => boolean,
): Fields {
  if (name === 'perfil') {
    const isExample = (field: string, value: unknown) =>
      typeof value === 'string' &&
      (isExampleText(value) ||
        isExampleFile(value) ||
        (isAddressField(field) && isExampleAddress(value)))
    const mayGo = Object.entries(schemaOf(name).entries)
      .filter(([field, schema]) => v.is(schema, undefined) && isExample(field, file[field]))
      .map(([field]) => field)
    return Object.fromEntries(Object.entries(file).filter(([field]) => !mayGo.includes(field)))
  }
  const items: Fields[] = Array.isArray(file.items) ? file.items : []
  const isExample = (value: unknown) => typeof value === 'string' && isExampleText(value)
  const own = items.filter((entry) => !Object.values(entry).some(isExample))
  return { ...file, items: isExampleList(items) ? [] : own }
}
