import * as v from 'valibot'
import * as d from './date-fields'
import * as f from './fields'

/** Cards on a line of time are the usual form. */
export const OWN_FORMS = ['citas'] as const
export type OwnForm = (typeof OWN_FORMS)[number]

export const ownHead = f.objectOf({
  titulo: f.line({ longest: f.FITS.tile }),
  icono: v.optional(f.sectionIcon()),
  vacio: v.optional(f.line()),
  forma: v.optional(v.picklist(OWN_FORMS, 'form')),
})
export type OwnHead = v.InferOutput<typeof ownHead>

function ownProblems(entry: Readonly<Record<string, unknown>>): f.FieldProblem[] {
  const { fecha, anioInicio, imagen, imagenAlt, enlace, textoEnlace } = entry
  return [
    ...d.dateProblems(entry),
    ...f.problemsIn([
      [fecha !== undefined && anioInicio !== undefined, 'fecha', 'oneDate'],
      [imagen !== undefined && !imagenAlt, 'imagenAlt', 'pictureText'],
      [!!textoEnlace && !enlace, 'enlace', 'linkOfText'],
    ]),
  ]
}

const anyLine = (marks: f.Marks) => f.translated(f.anyText('optionalText'), marks)

/** A quote says its text in `descripcion`, who said it in `titulo` and `subtitulo`. */
const ownEntry = v.pipe(
  f.objectOf({
    id: f.id(),
    titulo: v.optional(anyLine({ isOftenName: true, longest: f.FITS.title }), ''),
    subtitulo: v.optional(
      anyLine({ isOftenName: true, means: 'organization', longest: f.FITS.place }),
    ),
    fecha: v.optional(d.yearMonth()),
    ...d.period,
    descripcion: v.optional(f.prose(f.anyText('optionalText'), { longest: f.FITS.story })),
    enlace: v.optional(f.optionalDocument({ means: 'link' })),
    textoEnlace: v.optional(anyLine({ means: 'linkText', longest: f.FITS.link })),
    imagen: v.optional(f.publicFile('picture', 'charlas/escenario.webp')),
    imagenAlt: v.optional(f.line({ longest: f.FITS.pictureText }, 'pictureText')),
    tecnologias: v.optional(f.technologies()),
    numeroOrden: v.optional(f.order(), 0),
    para: f.forVariants(),
  }),
  f.withProblems(ownProblems),
)
export type OwnEntry = v.InferOutput<typeof ownEntry>

export const ownList = f.listOf(ownEntry)
