import { VALID_CONTENT } from './content-project'

const [studies, course] = VALID_CONTENT.educacion.items
const [project] = VALID_CONTENT.proyectos.items
const [skill] = VALID_CONTENT['hard-skills'].items

/** Valid content with every optional field. */
export const FULL_CONTENT = {
  ...VALID_CONTENT,
  perfil: {
    ...VALID_CONTENT.perfil,
    apellidos: 'Prueba',
    telefono: '+54 341 555 0100',
    enlaces: [{ red: 'Mastodon', url: 'https://example.com/@ada' }],
    disponibilidad: 'Desde marzo',
    idiomas: [{ idioma: 'Español', nivel: 'Nativo' }, { idioma: 'Inglés' }],
    secciones: ['proyectos', 'experiencia'],
    grabado: { version: 1 },
    semilla: 'Otra vuelta',
    tema: { base: 'plata', foil: 'oklch(0.8 0.09 300)' },
    idioma: 'es',
  },
  educacion: { items: [studies, { ...course, mesInicio: 3, mesFin: 7 }] },
  'hard-skills': { items: [{ ...skill, grupo: 'Frontend' }] },
  proyectos: {
    items: [
      {
        ...project,
        tecnologias: 'Vue, SQLite',
        imagen: 'retrato.webp',
        imagenAlt: 'La agenda de un día',
        enlaces: [{ texto: 'Documentación', url: 'http://example.com/docs' }],
      },
    ],
  },
}
