import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Problem } from '../owner/problem'
import { readIfThere } from '../owner/reading/read-content'
import { showValue } from '../owner/show-value'
import type { ContentValue, Project } from './project-content'
import { SHIPPED_FILES, SHIPPED_TEXTS } from './shipped-content'

const EXAMPLE_ADDRESS = /@example\.(?:com|org|net)\b|\/\/(?:[\w-]+\.)*example\.(?:com|org|net)\b/i
const TO_COMPLETE = /por completar/i
/** What the importer writes for a missing year. */
const UNKNOWN_YEAR = 1900

const WHAT_TO_WRITE: Record<string, string> = {
  nombre: 'escribir su nombre y apellido',
  email: 'escribir su dirección de correo',
  github: 'escribir la dirección de su perfil de código',
  linkedin: 'escribir la dirección de su perfil profesional',
  sitio: 'escribir la dirección en la que se publicará el sitio',
  fechaNacimiento: 'escribir su fecha de nacimiento, o borrar el campo para no mostrar la edad',
  resumen: 'contar en una o dos oraciones qué hace',
  link: 'escribir la dirección, o dejar ""',
  direccionWeb: 'escribir la dirección del proyecto, o dejar ""',
  gitHubWeb: 'escribir la dirección del código, o dejar ""',
}

function placeholderIn({ field, value, place }: ContentValue): Problem[] {
  const todo = WHAT_TO_WRITE[field] ?? 'escribir lo suyo, o borrar la entrada'
  if (value === UNKNOWN_YEAR && field.startsWith('anio')) {
    return [{ ...place, found: 'el año 1900, que nadie completó', todo: 'escribir el año' }]
  }
  if (typeof value !== 'string') return []
  if (field === 'sitio' && process.env.SITE_URL) return []
  if (SHIPPED_TEXTS.has(value)) {
    return [{ ...place, found: `el texto de ejemplo ${showValue(value)}`, todo }]
  }
  if (EXAMPLE_ADDRESS.test(value)) {
    return [{ ...place, found: `la dirección de ejemplo ${showValue(value)}`, todo }]
  }
  if (!TO_COMPLETE.test(value)) return []
  return [{ ...place, found: `un texto sin completar: ${showValue(value)}`, todo: 'completarlo' }]
}

function exampleFileIn({ value, place }: ContentValue, publicDir: string): Problem[] {
  if (typeof value !== 'string' || !SHIPPED_FILES.has(value)) return []
  const bytes = readIfThere(path.join(publicDir, value))
  if (!bytes) return []
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (hash !== SHIPPED_FILES.get(value)) return []
  return [
    {
      ...place,
      found: `el archivo de ejemplo public/${value}`,
      todo: 'poner el suyo en public/, con el mismo nombre o con otro',
    },
  ]
}

/** Example values and files that are still in place. */
export const placeholderProblems = ({ values, publicDir }: Project): Problem[] =>
  values.flatMap((value) => [...placeholderIn(value), ...exampleFileIn(value, publicDir)])
