import { asText, CERTIFICATES, type makeProject } from './content-project'

/** English texts for all of `VALID_CONTENT`. */
export const ENGLISH = {
  perfil: { puesto: 'Developer', ciudad: 'Rosario', pais: 'Argentina', resumen: 'One sentence.' },
  educacion: {
    items: [
      { id: 1, titulo: 'Degree', descripcion: 'Programming.', estado: 'In progress' },
      { id: 2, titulo: 'Course', descripcion: 'Web development.', estado: 'Completed' },
    ],
  },
  experiencia: {
    items: [
      {
        id: 1,
        titulo: 'Developer at Example',
        descripcion: 'A booking system.',
        tipoExperiencia: 'Internship',
        tegnologiasUtilizadas: 'React, MySQL',
      },
    ],
  },
  'hard-skills': { items: [{ id: 1, titulo: 'React' }] },
  'soft-skills': { items: [{ id: 1, titulo: 'Creative' }] },
  proyectos: { items: [{ id: 1, titulo: 'Diary', descripcion: 'Books appointments.' }] },
  [CERTIFICATES]: {
    titulo: 'Certificates',
    items: [{ id: 1, titulo: 'Web accessibility', subtitulo: 'Example School' }],
  },
}

export type OverlayName = keyof typeof ENGLISH

export const writeOverlay = (
  { write }: Pick<ReturnType<typeof makeProject>, 'write'>,
  overlay: Partial<Record<OverlayName, unknown>> = ENGLISH,
  language = 'en',
) => {
  for (const [name, value] of Object.entries(overlay)) {
    write(`src/content/${language}/${name}.json`, asText(value))
  }
}

/** What a command says that wrote the whole overlay. */
export const WHOLE_WRITTEN = [
  'Se escribieron 7 archivos:',
  ...Object.keys(ENGLISH).map((name) => `  src/content/en/${name}.json`),
].join('\n')
