import { isExampleAddress, isExampleName } from '../content/example'
import type { Context } from './mapping/context'
import { linksFrom, plainAddress } from './mapping/links'
import type { Resume } from './read/resume-fields'
import { type Fields, isFields } from './values/fields'

const wordsOf = (name: unknown): string[] =>
  String(name ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Ana Perez is Ana María Pérez; Ana alone is only another Ana. */
function isSameName(one: unknown, other: unknown): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  const isEnough = fewer.length > 0 && fewer.length >= Math.min(2, more.length)
  return isEnough && fewer.every((word) => more.includes(word))
}

const comparable = (addresses: readonly unknown[]): string[] =>
  addresses
    .filter((address) => typeof address === 'string')
    .filter((address) => address !== '' && !isExampleAddress(address))
    .map(plainAddress)

const urlsIn = (links: unknown): unknown[] =>
  Array.isArray(links) ? links.filter(isFields).map(({ url }) => url) : []

/** By the same words of a name, or an address in common. The example is nobody. */
export function isSamePerson(profile: Fields, { basics = {} }: Resume, context: Context): boolean {
  const { nombre, email, github, linkedin, sitio, enlaces } = profile
  if (isExampleName(String(nombre))) return false
  if (isSameName(nombre, basics.name)) return true
  const { profiles, url } = basics
  // A user name is enough for an address of GitHub or LinkedIn.
  const links = linksFrom(profiles, undefined, context)
  const said = comparable([basics.email, url, links.github, links.linkedin, ...urlsIn(profiles)])
  const own = comparable([email, github, linkedin, sitio, ...urlsIn(enlaces)])
  return own.some((address) => said.includes(address))
}
