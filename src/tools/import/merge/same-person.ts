import { clean, type Text } from '../values/resume-values'
import { type ImportRecord, isRecorded } from './import-record'

type Basics = { name?: Text; email?: Text }

/** By name or address, of the content or of what the last import said. */
export function isSamePerson(
  basics: Basics,
  profile: unknown,
  record: ImportRecord | undefined,
): boolean {
  const wanted = { nombre: clean(basics.name), email: clean(basics.email) }
  const { nombre, email } = (profile ?? {}) as Record<string, unknown>
  const isName = typeof nombre === 'string' && nombre.trim() === wanted.nombre
  const isAddress = typeof email === 'string' && email.toLowerCase() === wanted.email?.toLowerCase()
  return (
    isName ||
    isAddress ||
    (['nombre', 'email'] as const).some(
      (field) => wanted[field] !== undefined && isRecorded(wanted[field], record?.perfil[field]),
    )
  )
}
