import { OWN_FOLDER } from '../../../model/own-list'
import { listTitles } from '../../../model/sections'
import { screen } from '../../../site/words/es'

const files = {
  ...listTitles(screen.routes),
  perfil: 'Perfil: los datos de la tarjeta, del CV y de la página',
  'hard-skills': 'Hard skills: tecnologías',
  'soft-skills': 'Soft skills: habilidades personales e idiomas',
  [OWN_FOLDER]: 'Sección propia: charlas, premios, recomendaciones',
}

/** What text editors show for the content files: the descriptions in their JSON Schemas. */
export const jsonSchema = {
  /** By name without `.json`; one for all sections of the owner's own. */
  files,
  schemaKey: 'Esquema con el que el editor completa y revisa este archivo.',
  items: 'Las entradas de la lista. Sin este archivo, el sitio no la tiene.',
  translationOf: (title: string) => `${title} (en otro idioma)`,
  optional: (text: string) => `Opcional. ${text}`,
  translatedId: 'El id de la entrada que se traduce.',
  translatedUrl: 'La dirección del enlace que se traduce.',
  original: 'Huellas de los textos traducidos. Las escribe npm run translations.',
  address: 'Opcional: la última parte de su dirección en este idioma. Sin ella, la del título.',
  expected: (text: string) => `Se espera ${text}.`,
}
