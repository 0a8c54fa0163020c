const OTHER_PORT = 'Elija otro en el archivo .env: PORT=8080'

export const commands = {
  unknownCommand: (name: string, known: string) =>
    `No existe el comando "${name}". Los comandos son: ${known}.`,
  unknownOption: (option: string) => `No existe la opción "${option}".`,
  /** By command: what it does, and its options. */
  usage: {
    build: `Uso: npm run build [-- --verbose]
Construye el sitio en dist/.
  --verbose     también lo que dice el empaquetador`,
    card: `Uso: npm run card [-- --size eu|us] [--foil]
Escribe la tarjeta para una imprenta: tarjeta.pdf.
  --size us     3,5 × 2 pulgadas, en lugar de 85 × 55 mm
  --foil        también las planchas de estampado o letterpress`,
    check: `Uso: npm run check [-- --links]
Dice qué falta, qué está roto y qué es todavía del ejemplo.
  --links       pregunta a cada dirección del contenido si responde`,
    edit: `Uso: npm run edit [-- --port 5000]
Abre en su navegador un formulario para el contenido junto al sitio.
  --port 5000   en lugar de 4174; o PORT=5000 en el archivo .env`,
    import: `Uso: npm run import -- resume.json | cv.pdf | LinkedIn.zip | github:usuario [opciones]
Llena src/content/ desde un currículum, el archivo de LinkedIn o los repositorios de GitHub.
  --dry-run     muestra lo que se escribiría
  --force       escribe de todos modos; lo que git no tiene queda en *.bak
  --language en llena otro idioma, desde un currículum en él
  --birth-date  toma también la fecha de nacimiento
  --fetch       descarga la foto que nombra un JSON Resume
  --all         todos los repositorios de GitHub
  --only=a,b    estos repositorios`,
    language: `Uso: npm run language es | en
Deja el ejemplo sin tocar en un solo idioma.`,
    page: `Uso: npm run page -- nombre [idioma]
Empieza la página de un proyecto, src/content/proyectos/nombre.md, con cinco preguntas.`,
    publish: `Uso: npm run publish [-- --yes] [--to NOMBRE | DIRECCIÓN]
Pone el contenido en la web por git y GitHub; dice lo que hará, y pregunta una vez.
  --yes         no pregunta
  --to          a qué repositorio: un nombre de su cuenta, dueño/nombre, https://…, git@…, una carpeta`,
    schema: `Uso: npm run schema
Escribe los JSON Schema del contenido, tras un cambio de schema.ts.`,
    serve: `Uso: npm start [-- --port 5000]
Construye el sitio y lo sirve en esta máquina y en su red.
  --port 5000   en lugar de 4173; o PORT=5000 en el archivo .env`,
    translations: `Uso: npm run translations [-- en]
Hace lugar en el contenido para los textos en otro idioma, y dice cuántos faltan.`,
  },
  card: {
    written: (file: string, size: string) =>
      `Se escribió ${file}: anverso y reverso de ${size}, con 3 mm de sangre y marcas de corte.`,
    forPrinter:
      'A la imprenta: cortar por TrimBox, al 100 %, sin ajustar a la página; fuentes incrustadas; RGB (sRGB).',
    forFoil:
      'Las páginas 3 y 4 son la plancha de estampado o letterpress: solo negro, registran con 1 y 2.',
    cut: (texts: string) => `Sale cortado, porque entero no cabe en la tarjeta: ${texts}`,
    leftOut: (links: string) => `No cabe en la tarjeta: ${links}`,
  },
  edit: {
    serving: (address: string) => `El editor está en ${address}  (Ctrl+C para terminar)`,
    wrote: (files: string) => `Guardado: ${files}`,
  },
  schemasWritten: (count: number, folder: string) =>
    `Se escribieron ${count} esquemas en ${folder}`,
  platesUsage: 'Uso: npm run plates -- nombres.txt',
  noNames: (file: string) => `No hay nombres en ${file}: se espera un nombre por línea.`,
  platesDrawn: (count: number, file: string) =>
    `Se ${count === 1 ? 'dibujó 1 grabado' : `dibujaron ${count} grabados`} en ${file}`,
  contentRead: 'Contenido leído y revisado.',
  pagesBuilt: (count: number) => `${count} páginas.`,
  filesBuilt: (count: number, folder: string) => `${count} archivos en ${folder}`,
  variantsBuilt: (files: string) => `CV para un puesto, que nada enlaza: ${files} (y .docx, .txt).`,
  serving: (address: string) => `El sitio está en ${address}  (Ctrl+C para terminar)`,
  servingNetwork: (address: string) => `Desde otros dispositivos de la red: ${address}`,
  notBuilt: (folder: string) => `No hay un sitio en ${folder}. Primero: npm run build`,
  portTaken: (port: number) => `El puerto ${port} está ocupado. ${OTHER_PORT}`,
  portForbidden: (port: number) =>
    `El puerto ${port} pide permisos que este usuario no tiene. ${OTHER_PORT}`,

  language: {
    notExample:
      'No se cambió nada: solo el ejemplo sin tocar cambia de idioma así. Para el contenido propio, docs/languages.md dice los pasos.',
    turned: 'El ejemplo está ahora solo en español, y los comandos hablan español.',
  },
  translations: {
    written: (count: number) =>
      count === 1 ? 'Se escribió 1 archivo:' : `Se escribieron ${count} archivos:`,
    nothingNew: 'No hay nada que escribir.',
    left: (language: string, count: number) => {
      if (count === 0) return `No queda ningún texto por traducir (${language}).`
      if (count === 1) return `Queda 1 texto por traducir (${language}): el que dice "".`
      return `Quedan ${count} textos por traducir (${language}): los que dicen "".`
    },
    leftWords: (language: string, count: number) =>
      count === 0
        ? `No queda ninguna palabra del sitio por traducir (${language}).`
        : `Quedan ${count} palabras del sitio por traducir (${language}), en src/content/palabras/: hasta entonces se muestran en otro idioma.`,
  },
  page: {
    written: (file: string) => `Se escribió ${file}: cinco preguntas para responder.`,
    exists: (file: string) => `No se cambió nada: ${file} ya existe.`,
    name: (name: string) =>
      `Para mostrarla, en la entrada del proyecto (src/content/proyectos.json): "pagina": "${name}"`,
    /** A heading and the question below it. */
    outline: [
      [
        'El problema',
        '¿A quién le pasaba qué, y qué se perdía con eso? Un caso concreto dice más que un resumen.',
      ],
      ['Mi parte', '¿Qué hizo usted, qué hicieron otros, y con qué se encontró ya hecho?'],
      ['Lo difícil', '¿Qué no salió a la primera? Cuente lo que probó y por qué no alcanzaba.'],
      [
        'Qué decidí y qué quedó afuera',
        '¿Qué eligió entre qué opciones, a qué costo? ¿Qué no hizo a propósito?',
      ],
      [
        'El resultado',
        '¿Quién lo usa, qué cambió, cómo lo sabe? ¿Qué haría distinto la próxima vez?',
      ],
    ],
    answer: 'Responda debajo de cada pregunta y borre los comentarios, que nadie más ve.',
  },
  example: 'Queda algo del ejemplo: esas páginas llevan noindex (npm run check dice qué).',
  exampleAddress:
    'Falta la dirección del sitio ("sitio" en perfil.json, o SITE_URL): hasta entonces las páginas llevan noindex.',
  reservedAddress: (address: string) =>
    `${address} es un nombre reservado al que nadie puede llegar (RFC 2606): escriba la dirección en la que publica ("sitio" en perfil.json, o SITE_URL). Hasta entonces las páginas llevan noindex.`,
  waysIn:
    'Este sitio es el ejemplo. Para que sea el suyo: npm run edit (un formulario), npm run import -- FUENTE (JSON Resume, LinkedIn, github:USUARIO), o edite src/content/.',
  byteOrderMark: {
    found: 'un archivo guardado como UTF-8 con BOM',
    expected: 'un archivo de texto guardado como UTF-8, sin BOM',
  },
  inSettings: (count: number) =>
    `Hay ${count === 1 ? '1 error' : `${count} errores`} en la configuración:`,
  port: (most: number) => `un número de puerto entre 1 y ${most}`,
  siteUrl: 'la dirección completa del sitio, por ejemplo https://usuario.github.io',
  basePath: {
    expected: 'un camino como /portfolio/, de letras sin acento, números, guiones y puntos',
    gitBash:
      '; Git Bash lo cambió: anteponga MSYS_NO_PATHCONV=1, o escriba BASE_PATH en el archivo .env',
    fullAddress: '; la dirección completa va en SITE_URL o en "sitio" de perfil.json',
    inAddress:
      'una dirección cuyo camino tenga solo letras sin acento, números, guiones y puntos, por ejemplo https://usuario.github.io/portfolio/',
    disagrees: (base: string) => `, pero BASE_PATH es ${base}`,
    agreeing: (base: string, origin: string) =>
      `BASE_PATH=${base}, o la dirección sin camino: ${origin}`,
  },
  contentUrl: 'la dirección de las listas, por ejemplo https://datos.example.com/listas',
}
