import { readFileSync } from 'node:fs'
import path from 'node:path'
import { technologyItems } from '../../src/site/model/entries'
import type { ListName, Profile } from '../../src/site/model/schema/schema'
import { FIXTURE_CONTENT_DIR } from '../fixtures/fixture'

export const readContentFile = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(FIXTURE_CONTENT_DIR, `${name}.json`), 'utf8'))

export type Item = Record<string, unknown>

export const itemsOf = (name: string) => readContentFile(name).items as Item[]

export const titlesOf = (name: string) => itemsOf(name).map(({ titulo }) => String(titulo))

/** The fixture's. */
export const owner = readContentFile('perfil') as unknown as Profile & { foto: string }

const isAddress = (value: string) =>
  value.startsWith('https://') || value.startsWith('certificados/')

export function textsOf(name: ListName): { texts: string[]; addresses: string[] } {
  const values = itemsOf(name).flatMap(({ icon, tegnologiasUtilizadas, ...shown }) => [
    ...Object.values(shown).filter((value) => typeof value === 'string'),
    ...(typeof tegnologiasUtilizadas === 'string' ? technologyItems(tegnologiasUtilizadas) : []),
  ])
  const filled = values.filter((value) => value !== '')
  return {
    texts: filled.filter((value) => !isAddress(value)),
    addresses: filled.filter(isAddress),
  }
}

export function profileTexts() {
  const { nombre, puesto, ciudad, pais, email, github, linkedin } = owner
  return {
    shownAtHome: [nombre, puesto, `${ciudad}, ${pais}`, email],
    addresses: [github, linkedin, `mailto:${email}`],
  }
}
