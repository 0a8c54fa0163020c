const ENTRY = {
  id: 'Número que identifica la entrada. No se repite dentro de la lista.',
  numeroOrden: 'Lugar en la lista: se muestra primero el número más bajo.',
}

const YEARS = {
  anioInicio: 'Año en que empezó.',
  anioFin: 'Año en que terminó. null si sigue en curso: se muestra "Actualidad".',
}

const SKILL = {
  ...ENTRY,
  titulo: 'Nombre de la habilidad. También es el texto alternativo del icono.',
  icon: 'Imagen de public/ (por ejemplo "iconos/creativo.svg") o icono de devicon ("devicon:react").',
  anchoIcon: 'Ancho del icono en píxeles. Lo usual es 100.',
  altoIcon: 'Alto del icono en píxeles. Lo usual es 100.',
}

const fields = {
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
    ...ENTRY,
    ...YEARS,
    titulo: 'Nombre de la carrera o del curso.',
    descripcion: 'Qué se aprendió, en una o dos oraciones.',
    estado: '"Cursando", "Finalizado" u otro texto corto.',
    certificado: 'PDF o imagen de public/, o null si no hay.',
  },
  experiencia: {
    ...ENTRY,
    ...YEARS,
    titulo: 'Puesto y lugar, por ejemplo "Desarrolladora en Empresa Ejemplo".',
    descripcion: 'Qué se hizo, en dos o tres oraciones.',
    tipoExperiencia: 'Clase de experiencia: "Pasantía", "Empleo" o "Voluntariado", por ejemplo.',
    tegnologiasUtilizadas: 'Tecnologías separadas por comas. Puede quedar vacío.',
    link: 'Dirección https del lugar, o "" para no mostrarla.',
  },
  'hard-skills': SKILL,
  'soft-skills': SKILL,
  proyectos: {
    ...ENTRY,
    titulo: 'Nombre del proyecto.',
    descripcion: 'Qué hace y con qué está hecho.',
    direccionWeb: 'Dirección https del proyecto publicado, o "" para no mostrarla.',
    gitHubWeb: 'Dirección https del código, o "" para no mostrarla.',
  },
}

const files = {
  perfil: 'Perfil: los datos de la tarjeta, del CV y de la página',
  educacion: 'Educación',
  experiencia: 'Experiencia',
  'hard-skills': 'Hard skills: tecnologías',
  'soft-skills': 'Soft skills: habilidades personales e idiomas',
  proyectos: 'Proyectos',
}

/** What editors show for the content files, from their JSON Schemas. */
export const editor = {
  files,
  fields,
  schemaKey: 'Esquema con el que el editor completa y revisa este archivo.',
  items: 'Las entradas de la lista.',
  expected: (text: string) => `Se espera ${text}.`,
}
