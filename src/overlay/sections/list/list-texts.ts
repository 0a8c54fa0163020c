import type { ListName } from '../../../model/schema/schema'

/** SPEC §8, verbatim. */
export const ERROR_TEXTS = { title: 'Error', text: 'No se pudo conectar al servidor.' } as const
export const EMPTY_TEXT = 'No hay datos en la base de datos.'
export const EMPTY_TITLES: Record<ListName, string> = {
  educacion: 'Lista de educaciones vacia',
  experiencia: 'Lista de experiencias vacia',
  'hard-skills': 'Lista de hard skills vacia',
  'soft-skills': 'Lista de soft skills vacia',
  proyectos: 'Lista de proyectos vacia',
  certificados: 'Lista de certificados vacia',
}
