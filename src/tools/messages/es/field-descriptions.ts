const ENTRY = {
  id: 'Número que identifica la entrada. No se repite dentro de la lista.',
  numeroOrden: 'Lugar en la lista: se muestra primero el número más bajo.',
}

const YEARS = {
  anioInicio: 'Año en que empezó.',
  anioFin: 'Año en que terminó, o nada (null) si sigue en curso: se muestra "Actualidad".',
  mesInicio: 'Opcional: mes en que empezó, de 1 a 12.',
  mesFin: 'Opcional: mes en que terminó, de 1 a 12.',
}

const SKILL = {
  ...ENTRY,
  titulo: 'Nombre de la habilidad. También es el texto alternativo del icono.',
  icon: 'Imagen de public/ (por ejemplo "iconos/creativo.svg") o icono de devicon ("devicon:react") o de Simple Icons ("simple-icons:django").',
  anchoIcon: 'Ancho del icono en píxeles. Lo usual es 100.',
  altoIcon: 'Alto del icono en píxeles. Lo usual es 100.',
  grupo: 'Opcional: grupo con el que se muestra, por ejemplo "Frontend".',
}

const LISTS =
  'Una línea en blanco separa párrafos; las líneas que empiezan con "- " forman una lista.'

const fields = {
  perfil: {
    nombre: 'Nombre y apellido: el título de la tarjeta.',
    puesto: 'Puesto o profesión, por ejemplo "Desarrollador fullstack".',
    fechaNacimiento:
      'Opcional, AAAA-MM-DD. No se publica la fecha, sino la edad y el día en que cambia.',
    ciudad: 'Ciudad en la que vive.',
    pais: 'País en el que vive.',
    foto: 'Opcional: retrato, una imagen de public/ que el sitio recorta y reduce. Sin él, el grabado toma su lugar.',
    email: 'Correo al que escriben quienes visitan el sitio.',
    apellidos:
      'Opcional: la parte de "nombre" que son los apellidos, para los contactos del teléfono.',
    github: 'Opcional: dirección https del perfil de GitHub.',
    linkedin: 'Opcional: dirección https del perfil de LinkedIn.',
    enlaces: 'Opcional: otros perfiles y páginas.',
    'enlaces.red': 'Nombre de la red o de la página, por ejemplo "Mastodon".',
    'enlaces.url': 'Dirección https del perfil o de la página.',
    telefono: 'Opcional: teléfono que se publica, con código de país.',
    resumen: 'Una o dos oraciones: el reverso de la tarjeta, el CV y la descripción de la página.',
    sitio:
      'Dirección https en la que se publica el sitio, con su camino si lo tiene. La variable SITE_URL la reemplaza.',
    secciones:
      'Opcional: qué secciones se muestran y en qué orden. Sin este campo, todas las que tienen archivo.',
    disponibilidad: 'Opcional: para qué y desde cuándo está disponible, en una línea.',
    idiomas: 'Opcional: los idiomas que habla, con su nivel.',
    'idiomas.idioma': 'Nombre del idioma, por ejemplo "Inglés".',
    'idiomas.nivel': 'Opcional: cuánto lo domina, por ejemplo "Nativo" o "B2".',
    grabado: 'Opcional: con qué tablas se dibuja el grabado. Sin este campo, las de la versión 1.',
    'grabado.version': 'Versión de las tablas. Hoy solo existe la 1.',
    semilla:
      'Opcional: el grabado se dibuja a partir de este texto en lugar del nombre. Otro texto da otro grabado.',
    tema: 'Opcional: los colores del sitio, de la tarjeta, del CV y de las imágenes. Sin este campo, "cobre".',
    'tema.base': 'Tema del que se toman el papel y la tinta.',
    'tema.foil': 'Color del grabado y de los títulos.',
    idioma:
      'Opcional: el idioma principal, el de estos archivos y de las palabras del sitio, "es" o "en". Sin este campo, "es".',
    urlListas:
      'Opcional: de dónde se piden las listas en cada visita, por ejemplo "https://datos.example.com/listas". La variable VITE_CONTENT_URL la reemplaza.',
    cv: 'Opcional: un PDF de public/ que reemplaza al CV que genera el sitio.',
  },
  educacion: {
    ...ENTRY,
    ...YEARS,
    titulo: 'Nombre de la carrera o del curso.',
    descripcion: `Opcional: qué se aprendió, en una o dos oraciones. ${LISTS}`,
    estado: '"Cursando", "Finalizado" u otro texto corto.',
    certificado: 'PDF o imagen de public/, dirección https, o nada (null) si no hay.',
  },
  experiencia: {
    ...ENTRY,
    ...YEARS,
    titulo: 'Puesto y lugar, por ejemplo "Desarrolladora en Empresa Ejemplo".',
    descripcion: `Opcional: qué se hizo, en dos o tres oraciones. ${LISTS}`,
    tipoExperiencia: 'Clase de experiencia: "Pasantía", "Empleo" o "Voluntariado", por ejemplo.',
    tegnologiasUtilizadas: 'Tecnologías separadas por comas. Puede quedar vacío.',
    link: 'Dirección https del lugar, o "" para no mostrarla.',
  },
  'hard-skills': SKILL,
  'soft-skills': SKILL,
  proyectos: {
    ...ENTRY,
    titulo: 'Nombre del proyecto.',
    descripcion: `Qué hace y con qué está hecho. ${LISTS}`,
    direccionWeb: 'Dirección del proyecto publicado, o "" para no mostrarla.',
    gitHubWeb: 'Dirección del código, o "" para no mostrarla.',
    tecnologias: 'Opcional: tecnologías separadas por comas.',
    imagen: 'Opcional: una captura del proyecto, un archivo de imagen de public/.',
    imagenAlt: 'Qué se ve en la imagen, para quienes no la ven. Obligatorio si hay imagen.',
    enlaces: 'Opcional: más enlaces del proyecto.',
    'enlaces.texto': 'Texto del enlace, por ejemplo "Artículo".',
    'enlaces.url': 'Dirección del enlace.',
  },
  certificados: {
    ...ENTRY,
    titulo: 'Nombre del certificado.',
    emisor: 'Quién lo emitió.',
    fecha: 'Cuándo, con la forma "AAAA" o "AAAA-MM".',
    enlace: 'Dirección https o PDF de public/, o "" si no hay.',
  },
}

const files = {
  perfil: 'Perfil: los datos de la tarjeta, del CV y de la página',
  educacion: 'Educación',
  experiencia: 'Experiencia',
  'hard-skills': 'Hard skills: tecnologías',
  'soft-skills': 'Soft skills: habilidades personales e idiomas',
  proyectos: 'Proyectos',
  certificados: 'Certificados',
}

/** What editors show for the content files, from their JSON Schemas. */
export const editor = {
  files,
  fields,
  schemaKey: 'Esquema con el que el editor completa y revisa este archivo.',
  items: 'Las entradas de la lista. Sin este archivo, el sitio no la tiene.',
  translationOf: (title: string) => `${title} (en otro idioma)`,
  translatedId: 'El id de la entrada que se traduce.',
  translatedUrl: 'La dirección del enlace que se traduce.',
  original: 'Huellas de los textos traducidos. Las escribe npm run translations.',
  expected: (text: string) => `Se espera ${text}.`,
}
