import type { ListName, Lists, Profile } from './schema'

type Fields = { perfil: Profile } & { [Name in ListName]: Lists[Name][number] }

/** A field, or one of the objects in a list: `enlaces.texto`. */
type PathIn<Entry> = {
  [Key in keyof Entry & string]-?: NonNullable<Entry[Key]> extends readonly (infer Item)[]
    ? Item extends object
      ? `${Key}.${keyof Item & string}`
      : never
    : Key
}[keyof Entry & string]

const SKILL = ['titulo', 'grupo'] as const

/** By content file, the fields that each language says anew. All others are facts, said once. */
const TEXT_FIELDS = {
  perfil: [
    'puesto',
    'ciudad',
    'pais',
    'enlaces.red',
    'resumen',
    'disponibilidad',
    'idiomas.idioma',
    'idiomas.nivel',
  ],
  educacion: ['titulo', 'descripcion', 'estado'],
  experiencia: ['titulo', 'descripcion', 'tipoExperiencia', 'tegnologiasUtilizadas'],
  'hard-skills': SKILL,
  'soft-skills': SKILL,
  proyectos: ['titulo', 'descripcion', 'tecnologias', 'imagenAlt', 'enlaces.texto'],
  certificados: ['titulo', 'emisor'],
} as const satisfies { readonly [Name in keyof Fields]: readonly PathIn<Fields[Name]>[] }

/** The list whose items a translation finds by their `url`. */
export const LINKS = 'enlaces'

export const textFields = (name: keyof Fields): readonly string[] => TEXT_FIELDS[name]

/** `titulo`, `enlaces.texto` as the field of an entry and, where it is a list, that of its items. */
export const fieldParts = (path: string): { field: string; inner?: string } => {
  const [field = path, inner] = path.split('.')
  return inner === undefined ? { field } : { field, inner }
}
