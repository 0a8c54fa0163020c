import { technologyItems } from '../../src/model/entries'
import type { ListName, Profile } from '../../src/model/schema/schema'
import { readContentFile } from '../fixtures/fixture'

export type Item = Record<string, unknown>

export const itemsOf = (name: string): Item[] => readContentFile(name).items

export const titlesOf = (name: string) => itemsOf(name).map(({ titulo }) => String(titulo))

/** The fixture's. */
export const owner = readContentFile('perfil') as Profile & { foto: string }

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
