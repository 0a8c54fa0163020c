import { technologyItems } from '../../src/site/model/entries'
import type { ListName, Profile } from '../../src/site/model/schema/schema'
import { readContentFile } from './hostile-content'

const isAddress = (value: string) =>
  value.startsWith('https://') || value.startsWith('certificados/')

export function textsOf(name: ListName): { texts: string[]; addresses: string[] } {
  const items = readContentFile(name).items as Record<string, unknown>[]
  const values = items.flatMap(({ icon, tegnologiasUtilizadas, ...shown }) => [
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
  const perfil = readContentFile('perfil') as unknown as Profile
  const { nombre, puesto, ciudad, pais, email, github, linkedin } = perfil
  return {
    shownAtHome: [nombre, puesto, `${ciudad}, ${pais}`, email],
    addresses: [github, linkedin, `mailto:${email}`],
  }
}
