import * as v from 'valibot'
import { SPOKEN } from '../../words/language'
import { SECTION_NAMES } from '../sections'
import * as d from './date-fields'
import * as f from './fields'

/** Applied by the build and to every fetched list. */

const prose = <Schema extends v.GenericSchema>(schema: Schema) =>
  f.ofKind('prose', f.translated(schema))

const period = {
  anioInicio: v.optional(d.year()),
  anioFin: d.endYear(),
  mesInicio: v.optional(d.month()),
  mesFin: v.optional(d.month()),
}

/** In every list. */
const anyEntry = {
  numeroOrden: f.order(),
  para: v.optional(v.array(f.text('variants'), 'variants')),
}

const education = v.pipe(
  f.objectOf({
    id: f.id(),
    titulo: f.translated(f.text()),
    institucion: v.optional(f.translated(f.text())),
    descripcion: v.optional(prose(f.anyText('optionalText'))),
    ...period,
    estado: v.optional(f.translated(f.text('state'))),
    certificado: f.certificate(),
    ...anyEntry,
  }),
  f.faultsOf(d.dateFaults),
)

const experience = v.pipe(
  f.objectOf({
    id: f.id(),
    titulo: f.translated(f.text()),
    empresa: v.optional(f.translated(f.text())),
    descripcion: v.optional(prose(f.anyText('optionalText'))),
    ...period,
    tipoExperiencia: f.translated(f.text('experienceType')),
    tegnologiasUtilizadas: f.translated(f.anyText('technologies')),
    link: f.optionalAddress(),
    ...anyEntry,
  }),
  f.faultsOf(d.dateFaults),
)

const skill = f.objectOf({
  id: f.id(),
  titulo: f.translated(f.text()),
  icon: f.icon(),
  anchoIcon: f.iconSide(),
  altoIcon: f.iconSide(),
  grupo: v.optional(f.translated(f.text())),
  ...anyEntry,
})

const project = v.pipe(
  f.objectOf({
    id: f.id(),
    titulo: f.translated(f.text()),
    descripcion: prose(f.text()),
    direccionWeb: f.optionalWebAddress(),
    gitHubWeb: f.optionalWebAddress(),
    tecnologias: v.optional(f.translated(f.anyText('technologies'))),
    imagen: v.optional(f.publicFile('picture', 'proyectos/captura.webp')),
    imagenAlt: v.optional(f.translated(f.text('pictureText'))),
    enlaces: v.optional(
      v.array(f.objectOf({ texto: f.translated(f.text()), url: f.webAddress() }), 'links'),
    ),
    ...anyEntry,
  }),
  f.faultsOf(({ imagen, imagenAlt }) => {
    const isUntold = imagen !== undefined && imagenAlt === undefined
    return isUntold ? [{ key: 'imagenAlt', message: 'pictureText' }] : []
  }),
)

const certificate = f.objectOf({
  id: f.id(),
  titulo: f.translated(f.text()),
  emisor: f.translated(f.text()),
  fecha: v.optional(d.yearMonth()),
  enlace: f.optionalDocument(),
  ...anyEntry,
})

/** Ids are unique in a list; the second of two equal ones is reported. */
export const listOf = <Item extends v.GenericSchema<unknown, { id: number }>>(item: Item) =>
  v.pipe(
    v.array(item, 'entries'),
    v.rawCheck(({ dataset, addIssue }) => {
      // Runs despite other issues, to report all problems at once.
      if (!Array.isArray(dataset.value)) return
      const entries: { id?: unknown }[] = dataset.value
      const seen = new Set<unknown>()
      entries.forEach((entry, index) => {
        if (typeof entry?.id !== 'number') return
        if (seen.has(entry.id)) {
          addIssue({
            message: 'uniqueId',
            input: entry.id,
            path: [
              { type: 'array', origin: 'value', input: entries, key: index, value: entry },
              { type: 'object', origin: 'value', input: { ...entry }, key: 'id', value: entry.id },
            ],
          })
        }
        seen.add(entry.id)
      })
    }),
  )

/** By file name without `.json`. */
export const listSchemas = {
  educacion: listOf(education),
  experiencia: listOf(experience),
  'hard-skills': listOf(skill),
  'soft-skills': listOf(skill),
  proyectos: listOf(project),
  certificados: listOf(certificate),
}

/** The looks of src/tools/theme/palettes.ts, by the word in `tema`. */
export const THEME_NAMES = ['cobre', 'plata', 'oro', 'tinta', 'billete', 'sanguina'] as const
export type ThemeName = (typeof THEME_NAMES)[number]

const PAPERS = ['a4', 'letter'] as const

const WORK_MODES = ['remoto', 'híbrido', 'presencial'] as const

/** Where mail and telephone may be shown: the pages, the CV, the contact card with its code. */
export const CHANNELS = ['pagina', 'cv', 'vcard'] as const
export type Channel = (typeof CHANNELS)[number]
const channels = () => v.optional(v.array(v.picklist(CHANNELS, 'channels'), 'channels'))

/** The only one of the tables in src/tools/drawing/tables.ts. Absent is 1 for ever. */
const ENGRAVING_VERSION = 1

export const profileSchema = v.pipe(
  f.objectOf({
    nombre: f.text(),
    apellidos: v.optional(f.text()),
    puesto: f.translated(f.text()),
    fechaNacimiento: v.optional(d.birthDay()),
    ciudad: f.translated(f.text()),
    pais: f.translated(f.text()),
    foto: v.nullish(f.publicFile('picture', 'retrato.webp', '?')),
    email: f.email(),
    telefono: v.optional(f.phone()),
    github: v.optional(f.optionalAddress()),
    linkedin: v.optional(f.optionalAddress()),
    enlaces: v.optional(
      v.array(f.objectOf({ red: f.translated(f.text()), url: f.httpsAddress() }), 'links'),
    ),
    resumen: prose(f.text('sentences')),
    disponibilidad: v.optional(f.translated(f.text())),
    desde: v.optional(d.yearMonth()),
    modalidad: v.optional(v.picklist(WORK_MODES, 'workMode')),
    zonaHoraria: v.optional(f.timeZone()),
    pronunciacion: v.optional(
      f.objectOf({
        ipa: v.optional(f.text('ipa')),
        audio: v.optional(f.publicFile('sound', 'nombre.mp3')),
      }),
    ),
    canales: v.optional(f.objectOf({ email: channels(), telefono: channels() })),
    idiomas: v.optional(
      v.array(
        f.objectOf({ idioma: f.translated(f.text()), nivel: v.optional(f.translated(f.text())) }),
        'languages',
      ),
    ),
    secciones: v.optional(
      v.pipe(
        v.array(v.picklist(SECTION_NAMES, 'sections'), 'sections'),
        v.minLength(1, 'sections'),
        v.check((names) => new Set(names).size === names.length, 'sections'),
      ),
    ),
    sitio: f.httpsAddress(),
    urlListas: v.optional(f.webAddress()),
    papel: v.optional(v.picklist(PAPERS, 'paper')),
    cv: v.optional(f.publicFile('pdf', 'cv.pdf')),
    variantes: v.optional(
      v.record(
        f.variantName(),
        f.objectOf({
          puesto: v.optional(f.translated(f.text())),
          resumen: v.optional(prose(f.text('sentences'))),
        }),
        'object',
      ),
    ),
    grabado: v.optional(f.objectOf({ version: v.literal(ENGRAVING_VERSION, 'engraving') })),
    semilla: v.optional(f.text()),
    tema: v.optional(
      v.union(
        [
          v.picklist(THEME_NAMES, 'theme'),
          f.objectOf({
            base: v.picklist(THEME_NAMES, 'themeName'),
            foil: f.text('color'),
          }),
        ],
        'theme',
      ),
    ),
    idioma: v.optional(v.picklist(SPOKEN, 'mainLanguage')),
  }),
  f.faultsOf(({ apellidos, nombre }) => {
    if (typeof apellidos !== 'string' || typeof nombre !== 'string') return []
    return nombre.includes(apellidos.trim()) ? [] : [{ key: 'apellidos', message: 'lastName' }]
  }),
)

export type ListName = keyof typeof listSchemas
export type ContentName = 'perfil' | ListName
export type Lists = { [Name in ListName]: v.InferOutput<(typeof listSchemas)[Name]> }
export type Profile = v.InferOutput<typeof profileSchema>
export type Education = Lists['educacion'][number]
export type Experience = Lists['experiencia'][number]
export type Skill = Lists['hard-skills'][number]
export type Project = Lists['proyectos'][number]
export type Certificate = Lists['certificados'][number]

export const LIST_NAMES = Object.keys(listSchemas) as ListName[]
export const CONTENT_NAMES: readonly ContentName[] = ['perfil', ...LIST_NAMES]
export const isContentName = (name: unknown): name is ContentName =>
  CONTENT_NAMES.some((known) => known === name)
