import type { ContentName } from './read-content'

const ENTRY_NOTES = {
  id: 'Número que identifica la entrada. No se repite dentro de la lista.',
  numeroOrden: 'Lugar en la lista: se muestra primero el número más bajo.',
}

const YEAR_NOTES = {
  anioInicio: 'Año en que empezó.',
  anioFin: 'Año en que terminó. null si sigue en curso: se muestra "Actualidad".',
}

const SKILL_NOTES = {
  ...ENTRY_NOTES,
  titulo: 'Nombre de la habilidad. También es el texto alternativo del icono.',
  icon: 'Imagen de public/ (por ejemplo "iconos/creativo.svg") o icono de devicon ("devicon:react").',
  anchoIcon: 'Ancho del icono en píxeles. Lo usual es 100.',
  altoIcon: 'Alto del icono en píxeles. Lo usual es 100.',
}

/** Descriptions that editors show for each field. */
export const FIELD_NOTES: Record<ContentName, Record<string, string>> = {
  perfil: {
    nombre: 'Nombre y apellido: el título de la tarjeta.',
    puesto: 'Puesto o profesión, por ejemplo "Desarrollador fullstack".',
    fechaNacimiento: 'Opcional, AAAA-MM-DD. Solo se muestra la edad, nunca la fecha.',
    ciudad: 'Ciudad en la que vive.',
    pais: 'País en el que vive.',
    foto: 'Retrato: un archivo de imagen de public/.',
    email: 'Correo al que escriben quienes visitan el sitio.',
    github: 'Dirección https del perfil de código.',
    linkedin: 'Dirección https del perfil profesional.',
    resumen: 'Una o dos oraciones: el reverso de la tarjeta, el CV y la descripción de la página.',
    sitio: 'Dirección https en la que se publica el sitio. La variable SITE_URL la reemplaza.',
    cv: 'Opcional: un PDF de public/ que reemplaza al CV que genera el sitio.',
  },
  educacion: {
    ...ENTRY_NOTES,
    ...YEAR_NOTES,
    titulo: 'Nombre de la carrera o del curso.',
    descripcion: 'Qué se aprendió, en una o dos oraciones.',
    estado: '"Cursando", "Finalizado" u otro texto corto.',
    certificado: 'PDF o imagen de public/, o null si no hay.',
  },
  experiencia: {
    ...ENTRY_NOTES,
    ...YEAR_NOTES,
    titulo: 'Puesto y lugar, por ejemplo "Desarrolladora en Empresa Ejemplo".',
    descripcion: 'Qué se hizo, en dos o tres oraciones.',
    tipoExperiencia: 'Clase de experiencia: "Pasantía", "Empleo" o "Voluntariado", por ejemplo.',
    tegnologiasUtilizadas: 'Tecnologías separadas por comas. Puede quedar vacío.',
    link: 'Dirección https del lugar, o "" para no mostrarla.',
  },
  'hard-skills': SKILL_NOTES,
  'soft-skills': SKILL_NOTES,
  proyectos: {
    ...ENTRY_NOTES,
    titulo: 'Nombre del proyecto.',
    descripcion: 'Qué hace y con qué está hecho.',
    direccionWeb: 'Dirección https del proyecto publicado, o "" para no mostrarla.',
    gitHubWeb: 'Dirección https del código, o "" para no mostrarla.',
  },
}

export const FILE_TITLES: Record<ContentName, string> = {
  perfil: 'Perfil: los datos de la tarjeta, del CV y de la página',
  educacion: 'Educación',
  experiencia: 'Experiencia',
  'hard-skills': 'Hard skills: tecnologías',
  'soft-skills': 'Soft skills: habilidades personales e idiomas',
  proyectos: 'Proyectos',
}
