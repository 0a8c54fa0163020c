export const publish = {
  /** Names of the steps. */
  steps: {
    begin: 'Repositorio en esta carpeta',
    history: 'Historia completa',
    repository: 'Repositorio en GitHub',
    push: 'Envío',
    origin: 'Remoto "origin"',
    workflow: 'Workflows',
    pages: 'GitHub Pages',
    site: 'Publicación',
  },
  willBegin:
    'Esta carpeta no es un repositorio de git: se hace uno, con un commit de todo menos lo que dice .gitignore.',
  willDeepen: 'Esta copia no tiene todos los commits (clone --depth): se traen los que faltan.',
  willCreate: (repository: string) => `Se crea el repositorio público github.com/${repository}.`,
  willRemember: (address: string) => `Será ${address}: ahí irán también los próximos envíos.`,
  willRename: (address: string) =>
    `El de antes, ${address}, se llamará "template": de ahí vienen las versiones nuevas de la plantilla.`,
  willForget: (address: string) => `Deja de ser ${address}.`,
  willWrite: (address: string) => `Se escribe en perfil.json ("sitio"): ${address}`,
  willCommit: (files: string) => `Se hace un commit de: ${files}`,
  /** Without a number all of the branch. */
  willPush: (commits: number | undefined, branch: string, address: string) => {
    const whole = `la rama ${branch} a ${address}`
    if (commits === undefined) return `Se envía ${whole}`
    return `Se ${commits === 1 ? 'envía 1 commit' : `envían ${commits} commits`} de ${whole}`
  },
  willEnable: 'Se activan los workflows, que GitHub apaga en un fork.',
  willTurnOn: 'Se activa Pages, con GitHub Actions como fuente.',
  willFollow: (actions: string) =>
    `Se espera a que GitHub construya el sitio y lo publique, unos minutos. Se ve en ${actions}`,
  deleted: (files: string) => `se eliminan: ${files}`,
  withHistory: (template: string) => `La historia de la plantilla (${template}) va con ella.`,

  plan: 'Lo que se hará:',
  aside: (files: string) => `No está en ningún commit, y queda afuera: ${files}`,
  unsaved: (fields: string) =>
    `Está escrito en el formulario de npm run edit, pero sin guardar, así que no se publica: ${fields}`,
  ignored: (files: string) => `git lo ignora (.gitignore), así que no se publicará: ${files}`,
  doubt: (address: string) =>
    `${address} tiene todavía el ejemplo. Si es suyo, dé esa misma dirección; si es de la plantilla, el contenido necesita un repositorio suyo.`,
  nothing: 'No queda nada por enviar.',
  confirm: '¿Hacerlo?',
  answers: { active: 'Sí', inactive: 'No' },
  notAsked: 'No se hizo nada. Sin una terminal que pregunte, hace falta: npm run publish -- --yes',
  unconfirmed: 'No se hizo nada.',
  done: (steps: string) => `Hecho: ${steps}.`,
  notDone: (steps: string) => `Sin hacer: ${steps}.`,
  goOn: 'Después, npm run publish sigue desde ahí.',
  published: (address: string) => `El sitio está en ${address}`,
  willBeAt: (address: string) => `El sitio estará en ${address}`,

  ask: 'Su repositorio: la dirección, o un nombre para uno nuevo',
  missing: 'Falta un repositorio suyo.',
  clicks:
    'Uno nuevo, en GitHub y con la sesión iniciada: 1. https://github.com/new?name=portfolio&visibility=public, "Create repository", sin añadirle archivos. 2. Copie la dirección que muestra. También sirve cualquier otro repositorio suyo vacío, incluso una carpeta (git init --bare CARPETA).',
  toOption: 'Dígalo así: npm run publish -- --to DIRECCIÓN',
  signIn: 'gh está instalado, pero sin sesión: después de gh auth login, lo hace todo él.',
  offline: 'No hay conexión con GitHub.',

  commitMessage: 'Mi contenido',
  firstMessage: 'Primera versión',
  noGit: 'Falta git: https://git-scm.com/downloads',
  gitFault: 'git no puede leer el repositorio de esta carpeta:',
  unended: (work: string) =>
    `Hay un ${work} de git sin terminar: termínelo (git ${work} --continue), o déjelo (git ${work} --abort).`,
  detached: (branch: string) =>
    `Ninguna rama está activa (HEAD suelto). Para volver: git switch ${branch}. Para conservar commits hechos aquí, antes: git branch mios`,
  otherBranch: (branch: string, published: string) =>
    `La rama activa es ${branch}, y se publica ${published}: git switch ${published}, y git merge ${branch} si su contenido está ahí.`,
  noIdentity: (name: string, email: string) =>
    `git no sabe quién hace el commit. Una vez:\n  git config --global user.name "${name}"\n  git config --global user.email "${email}"`,
  notBegun: 'No se pudo hacer el repositorio.',
  notDeepened: 'No se pudieron traer los commits que faltan.',
  notCreated: (repository: string) =>
    `No se pudo crear github.com/${repository}. Con otro nombre: npm run publish -- --to NOMBRE`,
  notSet: 'No se pudo cambiar "origin".',
  notCommitted: 'No se pudo hacer el commit.',
  notEnabled: (address: string) =>
    `No se pudieron activar los workflows. A mano: ${address}, "I understand my workflows, go ahead and enable them".`,
  notTurnedOn: (address: string) =>
    `No se pudo activar Pages. A mano: ${address}, Source: GitHub Actions. Un repositorio privado pide una cuenta de pago.`,
  runFailed: (address: string) => `GitHub no pudo publicar el sitio; qué falló: ${address}`,
  noRun: (address: string) =>
    `GitHub no empezó a publicar el sitio. A mano: ${address}, "Run workflow".`,
  pushFaults: {
    behind: (address: string, branch: string) =>
      `${address} tiene commits que aquí faltan. Si son suyos: git pull --rebase --autostash ${address} ${branch}. Si ese repositorio es de otra cosa: npm run publish -- --to OTRO`,
    noRights: (address: string) =>
      `${address} no existe, o no le deja escribir. En GitHub, entre con su cuenta: gh auth login. A otro: npm run publish -- --to OTRO`,
    noScope: () => 'La sesión de gh no puede cambiar workflows: gh auth refresh -s workflow',
    offline: (address: string) => `No hay conexión con ${address}`,
    other: (address: string) => `${address} rechazó el envío.`,
  },

  byHand: {
    pages: (settings: string, actions: string) =>
      `Falta, una sola vez, activar Pages: ${settings}, Source: GitHub Actions. Después, y si todavía no se publica: ${actions}, "Run workflow".`,
    ownDomain: (address: string, settings: string) =>
      `"sitio" dice ${address}, que no se cambia. Si lo sirve GitHub Pages: ${settings}, Source: GitHub Actions, y Custom domain.`,
    otherHost: (address: string, branch: string) =>
      `El contenido va a ${address}, que no publica sitios por sí mismo: lo hace el servidor que usted le conecte (Netlify, Vercel, Cloudflare: docs/hosts.md), o cualquiera al que copie dist/, que hace npm run build. En esta máquina: npm start. En otra: git clone -b ${branch} ${address}`,
    noAddress:
      'Cuando tenga la dirección del sitio, va en "sitio" de perfil.json; luego, otra vez npm run publish.',
  },

  form: {
    title: 'Publicar',
    unsaved: 'Sin guardar, así que no se publica',
    look: 'Mirar de nuevo',
    looking: 'Mirando qué falta…',
    use: 'Usar este',
    start: 'Publicar ahora',
    check: 'Lo que dice la revisión',
    published: 'Publicado',
    pushed: (address: string) => `Enviado a ${address}`,
    isDone: 'hecho',
    isNow: 'en curso',
    code: (address: string) => `Código QR de ${address}`,
  },
}
