import educacion from '../fixtures/small/src/content/en/educacion.json'
import experiencia from '../fixtures/small/src/content/en/experiencia.json'
import hardSkills from '../fixtures/small/src/content/en/hard-skills.json'
import perfil from '../fixtures/small/src/content/en/perfil.json'
import proyectos from '../fixtures/small/src/content/en/proyectos.json'
import certificates from '../fixtures/small/src/content/en/secciones/certificados.json'
import softSkills from '../fixtures/small/src/content/en/soft-skills.json'
import { asText, CERTIFICATES, type makeProject } from './content-project'

/** English texts for all of `VALID_CONTENT`. */
export const ENGLISH = {
  ...{ perfil, educacion, experiencia },
  ...{ 'hard-skills': hardSkills, 'soft-skills': softSkills },
  proyectos,
  [CERTIFICATES]: certificates,
}

export type TranslatedName = keyof typeof ENGLISH

export const writeTranslation = (
  { write }: Pick<ReturnType<typeof makeProject>, 'write'>,
  translation: Partial<Record<TranslatedName, unknown>> = ENGLISH,
  language = 'en',
) => {
  for (const [name, value] of Object.entries(translation)) {
    write(`src/content/${language}/${name}.json`, asText(value))
  }
}

/** What a command says that wrote the whole translation; of the skills there are names alone. */
export const WHOLE_WRITTEN = [
  'Se escribieron 6 archivos:',
  ...Object.keys(ENGLISH)
    .filter((name) => name !== 'hard-skills')
    .map((name) => `  src/content/en/${name}.json`),
].join('\n')
