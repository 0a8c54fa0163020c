import * as v from 'valibot'
import { isOwnList, type OwnList } from '../own-list'
import * as d from './date-fields'
import * as f from './fields'
import { type OwnEntry, ownList } from './own-section'

/** Applied by the build and to every fetched list. */

const period = { ...d.period, anioFin: d.endYear() }

const anyEntry = {
  numeroOrden: f.order(),
  para: f.forVariants(),
}

const title = (resume: string, marks: f.Marks = {}) =>
  f.line({ ...marks, longest: f.FITS.title, resume })
const organization = (resume: string) =>
  v.optional(f.line({ isName: true, means: 'organization', longest: f.FITS.place, resume }))
const place = () =>
  v.optional(f.line({ isName: true, means: 'place', longest: f.FITS.place, resume: 'location' }))
const description = (resume: string) =>
  v.optional(f.prose(f.anyText('optionalText'), { longest: f.FITS.story, resume }))
const state = (marks: f.Marks = {}) =>
  v.optional(f.line({ ...marks, longest: f.FITS.badge }, 'state'))
const pictureText = (marks: f.Marks = {}) =>
  v.optional(f.line({ ...marks, longest: f.FITS.pictureText }, 'pictureText'))

const education = v.pipe(
  f.objectOf({
    id: f.id(),
    titulo: title('area'),
    institucion: organization('institution|school|organization|company|name|subtitle'),
    ubicacion: place(),
    descripcion: description('summary|notes|description'),
    ...period,
    estado: state({ means: 'tag', resume: 'status' }),
    certificado: v.nullish(f.document({ means: 'certificate', resume: 'certificate' }), null),
    ...anyEntry,
  }),
  f.withProblems(d.dateProblems),
)

const experience = v.pipe(
  f.objectOf({
    id: f.id(),
    titulo: title('position|title|role'),
    empresa: organization('name|company|organization|subtitle'),
    ubicacion: place(),
    descripcion: description('summary'),
    ...period,
    tipoExperiencia: v.optional(
      f.translated(f.textOrNone('experienceType'), {
        means: 'tag',
        longest: f.FITS.badge,
        resume: 'type',
      }),
      '',
    ),
    tegnologiasUtilizadas: v.optional(
      f.technologies('keywords|technologies', { isName: true }),
      '',
    ),
    link: v.optional(f.optionalAddress({ means: 'link', resume: 'url|website' }), ''),
    ...anyEntry,
  }),
  f.withProblems(d.dateProblems),
)

const skill = (marks: f.Marks = {}) =>
  f.objectOf({
    id: f.id(),
    titulo: f.line(marks),
    icon: f.icon(),
    anchoIcon: f.iconSide(),
    altoIcon: f.iconSide(),
    grupo: v.optional(f.line({ isShared: true, longest: f.FITS.group })),
    ...anyEntry,
  })

/** What a reserved project has none of. */
export const PROJECT_LINKS = ['direccionWeb', 'gitHubWeb', 'enlaces'] as const

/** A reserved project is asked for by mail: an address of its own would tell what it must not. */
function projectProblems(entry: Parameters<typeof d.dateProblems>[0]): f.FieldProblem[] {
  const { imagen, imagenAlt, reservado } = entry
  const hasLink = (key: string) => reservado === true && Object(entry[key] ?? '').length > 0
  return [
    ...d.dateProblems(entry),
    ...f.problemsIn([
      [imagen !== undefined && imagenAlt === undefined, 'imagenAlt', 'pictureText'],
      ...PROJECT_LINKS.map((key) => [hasLink(key), key, 'noLinkOfReserved'] as const),
    ]),
  ]
}

const project = v.pipe(
  f.objectOf({
    id: f.id(),
    titulo: title('name|title|project|projectname', { isOftenName: true }),
    descripcion: v.optional(description('description').wrapped, ''),
    direccionWeb: v.optional(f.optionalWebAddress({ resume: 'url|website|link' }), ''),
    gitHubWeb: v.optional(f.optionalWebAddress({ resume: 'repository|github' }), ''),
    tecnologias: v.optional(f.technologies('keywords|technologies', { isName: true })),
    imagen: v.optional(f.publicFile('picture', 'proyectos/captura.webp')),
    imagenAlt: pictureText({ resume: 'imageAlt' }),
    enlaces: v.optional(
      v.array(
        f.objectOf({ texto: f.line({ longest: f.FITS.link }), url: f.webAddress() }),
        'links',
      ),
    ),
    pagina: v.optional(f.ofKind('page', f.slug())),
    rol: v.optional(f.line({ means: 'role', longest: f.FITS.fact, resume: 'roles|role' })),
    equipo: v.optional(f.line({ longest: f.FITS.fact })),
    ...d.period,
    estado: state(),
    resultado: v.optional(f.prose(f.text('sentences'), { longest: f.FITS.result })),
    reservado: v.optional(v.boolean('yesOrNo')),
    ...anyEntry,
  }),
  f.withProblems(projectProblems),
)

/** By file name without `.json`. */
const listSchemas = {
  educacion: f.listOf(education),
  experiencia: f.listOf(experience),
  'hard-skills': f.listOf(skill({ isName: true })),
  'soft-skills': f.listOf(skill()),
  proyectos: f.listOf(project),
}

/** The looks of src/tools/theme/themes.ts, by the word in `tema`. */
export const THEME_NAMES = ['cobre', 'plata', 'oro', 'tinta', 'billete', 'sanguina'] as const
export type ThemeName = (typeof THEME_NAMES)[number]

const PAPERS = ['a4', 'letter'] as const
/** The photo as it is, or as lines of foil. */
const PORTRAITS = ['foto', 'grabado'] as const

const WORK_MODES = ['remoto', 'híbrido', 'presencial'] as const

/** Where mail and telephone may be shown: the pages, the CV, the contact card with its code. */
export const CHANNELS = ['pagina', 'cv', 'vcard'] as const
export type Channel = (typeof CHANNELS)[number]
const channels = () => v.optional(v.array(v.picklist(CHANNELS, 'channels'), 'channels'))

/** The only one of the tables in src/tools/drawing/tables.ts. Absent is 1 for ever. */
const ENGRAVING_VERSION = 1

/** Stands for the address of a site whose owner has not said it (RFC 2606). */
export const UNKNOWN_SITE = 'https://sitio.invalid/'
export const isUnknownSite = (address: string): boolean => address.startsWith(UNKNOWN_SITE)

/** Only a name is needed. A text that is not there is '', and shown nowhere. */
export const profileSchema = v.pipe(
  f.objectOf({
    nombre: f.marked({ longest: f.FITS.name }, f.text()),
    apellidos: v.optional(f.text()),
    puesto: v.optional(f.translated(f.textOrNone(), { longest: f.FITS.role }), ''),
    fechaNacimiento: v.optional(f.marked({ isPrivate: true }, d.birthDay())),
    ciudad: v.optional(
      f.translated(f.textOrNone(), { isName: true, means: 'place', longest: f.FITS.cardLine }),
      '',
    ),
    pais: v.optional(f.translated(f.textOrNone(), { longest: f.FITS.cardLine }), ''),
    foto: v.nullish(f.publicFile('picture', 'retrato.webp', '?')),
    retrato: v.optional(f.ofKind('portrait', v.picklist(PORTRAITS, 'portraitKind'))),
    email: v.optional(f.email(), ''),
    telefono: v.optional(f.phone()),
    github: v.optional(f.optionalAddress()),
    linkedin: v.optional(f.optionalAddress()),
    enlaces: v.optional(
      v.array(
        f.objectOf({
          red: f.line({ isOftenName: true, longest: f.FITS.link }),
          url: f.httpsAddress(),
        }),
        'links',
      ),
    ),
    resumen: v.optional(f.prose(f.textOrNone('sentences')), ''),
    disponibilidad: v.optional(f.line({ longest: f.FITS.fact })),
    desde: v.optional(d.yearMonth()),
    modalidad: v.optional(v.picklist(WORK_MODES, 'workMode')),
    zonaHoraria: v.optional(f.timeZone()),
    pronunciacion: v.optional(
      f.objectOf({
        ipa: v.optional(f.marked({ longest: f.FITS.cardLine }, f.text('ipa'))),
        audio: v.optional(f.publicFile('sound', 'nombre.mp3')),
      }),
    ),
    canales: v.optional(
      f.marked({ isPrivate: true }, f.objectOf({ email: channels(), telefono: channels() })),
    ),
    idiomas: v.optional(
      v.array(
        f.objectOf({
          idioma: f.line({ longest: f.FITS.language }),
          nivel: v.optional(f.line({ longest: f.FITS.language })),
        }),
        'languages',
      ),
    ),
    secciones: v.optional(
      f.ofKind(
        'sections',
        v.pipe(
          // Which there are is known once the content is read.
          v.array(f.slug('sections'), 'sections'),
          v.minLength(1, 'sections'),
          v.check((names) => new Set(names).size === names.length, 'sections'),
        ),
      ),
    ),
    sitio: v.optional(f.httpsAddress({ isOwners: true }), UNKNOWN_SITE),
    urlListas: v.optional(f.webAddress({ isOwners: true })),
    papel: v.optional(v.picklist(PAPERS, 'paper')),
    cv: v.optional(f.publicFile('pdf', 'cv.pdf')),
    variantes: v.optional(
      f.marked(
        { isPrivate: true },
        v.record(
          f.variantName(),
          f.objectOf({
            puesto: v.optional(f.line({ longest: f.FITS.variantRole })),
            resumen: v.optional(f.prose(f.text('sentences'))),
          }),
          'object',
        ),
      ),
    ),
    grabado: v.optional(
      f.ofKind('unasked', f.objectOf({ version: v.literal(ENGRAVING_VERSION, 'engraving') })),
    ),
    semilla: v.optional(f.ofKind('plate', f.text())),
    tema: v.optional(
      f.ofKind(
        'theme',
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
    ),
    idioma: v.optional(f.marked({ isOwners: true }, f.languageCode('mainLanguage'))),
  }),
  f.withProblems(({ apellidos, nombre }) => {
    if (typeof apellidos !== 'string' || typeof nombre !== 'string') return []
    return nombre.includes(apellidos.trim()) ? [] : [{ key: 'apellidos', message: 'lastName' }]
  }),
)

export type BuiltInList = keyof typeof listSchemas
export type ListName = BuiltInList | OwnList
export type ContentName = 'perfil' | ListName
type BuiltInLists = { [Name in BuiltInList]: v.InferOutput<(typeof listSchemas)[Name]> }
export type Lists = BuiltInLists & { [Name in OwnList]: OwnEntry[] }
export type Profile = v.InferOutput<typeof profileSchema>
export type Education = Lists['educacion'][number]
export type Experience = Lists['experiencia'][number]
export type Skill = Lists['hard-skills'][number]
export type Project = Lists['proyectos'][number]

/** Those of every site. */
export const LIST_NAMES = Object.keys(listSchemas) as BuiltInList[]
export const CONTENT_NAMES: readonly ('perfil' | BuiltInList)[] = ['perfil', ...LIST_NAMES]

export const listSchemaOf = (name: ListName) => (isOwnList(name) ? ownList : listSchemas[name])

/** All lists of a site, its own ones last. */
export const namesOf = (lists: Lists): ListName[] => Object.keys(lists) as ListName[]
export const ownListsOf = (lists: Lists): OwnList[] => namesOf(lists).filter(isOwnList)
