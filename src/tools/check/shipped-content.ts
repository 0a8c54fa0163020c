export const SHIPPED_TEXTS: ReadonlySet<string> = new Set([
  'Nombre Apellido',
  '1998-04-12',
  'Construyo aplicaciones web de punta a punta, del modelo de datos a la interfaz. Me importan el código claro, las pruebas útiles y los detalles que se notan.',
  'Desarrollador fullstack en Empresa Ejemplo',
  'Desarrollo de un sistema interno de turnos: modelado de la base de datos, servicios REST y una interfaz accesible. Revisión de código, pruebas automáticas y despliegue continuo junto a un equipo de cinco personas.',
  'Algoritmos, estructuras de datos, bases de datos y desarrollo de aplicaciones web, con foco en las buenas prácticas y el trabajo en equipo.',
  'Programa intensivo de formación: HTML, CSS, TypeScript, Angular, Java y Spring Boot, con un proyecto integrador publicado.',
  'Lectura y escritura de documentación técnica, presentaciones y entrevistas.',
  'Escuela secundaria con orientación en informática: fundamentos de programación, redes y mantenimiento de equipos.',
  'Reserva de turnos para pequeños consultorios: calendario en tiempo real, recordatorios por correo y un panel para el equipo. Angular en el frente, Spring Boot y PostgreSQL detrás.',
  'Un mapa abierto de las bibliotecas populares del país, con búsqueda por catálogo y horarios que mantiene la comunidad. React, Node.js y MongoDB.',
  // In English (src/content/en/).
  'I build web applications end to end, from the data model to the interface. I care about clear code, useful tests and the details that people notice.',
  'Full-stack developer at Example Company',
  'Development of an internal booking system: database design, REST services and an accessible interface. Code review, automated tests and continuous deployment in a team of five.',
  'Algorithms, data structures, databases and web application development, with a focus on good practice and teamwork.',
  'Intensive training programme: HTML, CSS, TypeScript, Angular, Java and Spring Boot, with a final project that went live.',
  'Reading and writing technical documentation, presentations and interviews.',
  'Secondary school specialising in computing: basics of programming, networks and hardware maintenance.',
  'Appointment booking for small practices: a live calendar, email reminders and a dashboard for the team. Angular at the front, Spring Boot and PostgreSQL behind.',
  'An open map of the country’s community libraries, with catalogue search and opening hours kept up to date by the community. React, Node.js and MongoDB.',
])

/** SHA-256 of the shipped files, by path in public/. */
export const SHIPPED_FILES: ReadonlyMap<string, string> = new Map([
  ['retrato.webp', '33eb50030da800dcc3c9114f06747ad1e705773d09c67522992443a8bbd15089'],
  [
    'certificados/desarrollo-web-fullstack.pdf',
    '8d4d83aad8428274f22dcad651f5614d65452768a98251d9af8d7b372d0c6f36',
  ],
  [
    'certificados/ingles-tecnico-b2.pdf',
    'c3175263b2a903009af3c69c19940b5f56524fd976c0d7f1a026c146eb83ab88',
  ],
])

/** The example's icons, likewise; an owner may well keep them. */
export const SHIPPED_ICONS: ReadonlyMap<string, string> = new Map([
  ['iconos/creativo.svg', '9ad636b07e3187c9b5057f0dabb20ce3ccf821aad73a81cb37bf16e68dae1310'],
  ['iconos/ingles.svg', '5469ca8a2131a648b4a5bf4a67c3a298b717ea18b8289ff51cb30cb636372779'],
  [
    'iconos/pensamiento-critico.svg',
    'e4c906812dcef0fd65fac57dbab07a27836e3e7415a52ba753d53e05513be4a0',
  ],
  ['iconos/responsable.svg', 'eb686356531308ee77f0e611007435bc324e4a0969b375eea333a40391895fce'],
  [
    'iconos/trabajo-en-equipo.svg',
    '18513e6e5a213b54507d0af9c327fbf1852f9016a02c845989885aec8879e54d',
  ],
])
