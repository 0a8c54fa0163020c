export const publish = {
  usage: 'Uso: npm run publish -- [--yes] [--to NOMBRE | DIRECCIÓN]',
  /** Names of the steps. */
  steps: {
    begin: 'Repositorio en esta carpeta',
    history: 'Historia completa',
    repository: 'Repositorio donde publicar',
    address: 'Dirección del sitio',
    commit: 'Commit',
    push: 'Envío',
    workflow: 'Workflows',
    pages: 'GitHub Pages',
    site: 'Publicación',
  },
  willBegin:
    'Esta carpeta no es un repositorio de git: se hace uno, con un commit de todo menos lo que dice .gitignore.',
  willDeepen: 'Esta copia no tiene todos los commits (clone --depth): se traen los que faltan.',
  willCreate: (repository: string) => `Se crea el repositorio público github.com/${repository}.`,
  willUse: (address: string) => `Se usa el repositorio que ya existe: ${address}`,
  willRename: (address: string) =>
    `El de antes, ${address}, se llamará "template" en vez de "origin": de ahí vienen las versiones nuevas de la plantilla.`,
  willForget: (address: string) => `"origin" deja de ser ${address}.`,
  willWrite: (address: string) => `Se escribe en perfil.json ("sitio"): ${address}`,
  willCommit: (files: string) => `Se hace un commit de: ${files}`,
  willPush: (commits: number, branch: string, address: string) =>
    `Se ${commits === 1 ? 'envía 1 commit' : `envían ${commits} commits`} de la rama ${branch} a ${address}`,
  willPushAll: (branch: string, address: string) => `Se envía la rama ${branch} a ${address}`,
  willEnable: 'Se activan los workflows, que GitHub apaga en un fork.',
  willTurnOn: 'Se activa Pages, con GitHub Actions como fuente.',
  willFollow: (actions: string) =>
    `Se espera a que GitHub construya el sitio y lo publique, unos minutos. Se ve en ${actions}`,
  more: (count: number) => `y ${count} más`,

  plan: 'Lo que se hará:',
  aside: (files: string) => `No está en ningún commit, y queda afuera: ${files}`,
  ignored: (files: string) => `git lo ignora (.gitignore), así que no se publicará: ${files}`,
  doubt: (address: string) =>
    `${address} tiene todavía el ejemplo. Si es de la plantilla y no suyo: npm run publish -- --to DIRECCIÓN`,
  nothing: 'No queda nada por enviar.',
  confirm: '¿Hacerlo?',
  notAsked: 'No se hizo nada. Sin una terminal que pregunte, hace falta: npm run publish -- --yes',
  unconfirmed: 'No se hizo nada.',
  done: (steps: string) => `Hecho: ${steps}.`,
  notDone: (steps: string) => `Sin hacer: ${steps}.`,
  goOn: 'Después, npm run publish sigue desde ahí.',
  published: (address: string) => `El sitio está en ${address}`,
  willBeAt: (address: string) => `El sitio estará en ${address}`,

  askName: 'Nombre del repositorio nuevo, o dirección de uno suyo',
  askAddress: 'Dirección del repositorio',
  clicks:
    'Falta un repositorio suyo. Con la sesión iniciada: 1. https://github.com/new?name=portfolio&visibility=public, "Create repository", sin añadirle archivos. 2. Copie la dirección que muestra.',
  toOption: 'Luego: npm run publish -- --to DIRECCIÓN',
  signIn: 'gh está instalado, pero sin sesión: gh auth login. Sin gh:',
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
  unchanged: 'Se hizo, pero sigue sin verse hecho.',
  pushFaults: {
    behind: (address: string, branch: string) =>
      `${address} tiene commits que aquí faltan: git pull --rebase origin ${branch}. Si ese repositorio tiene otra cosa: npm run publish -- --to OTRO`,
    noRights: (address: string) =>
      `${address} no existe, o no le deja escribir. Entre con su cuenta (gh auth login); si no es suyo: npm run publish -- --to OTRO`,
    noScope: () => 'La sesión de gh no puede cambiar workflows: gh auth refresh -s workflow',
    offline: (address: string) => `No hay conexión con ${address}`,
    other: (address: string) => `${address} rechazó el envío.`,
  },

  byHand: {
    pages: (settings: string) => `Si Pages no está activado: ${settings}, Source: GitHub Actions.`,
    look: (actions: string) =>
      `Si se va publicando se ve en ${actions}; de lo contrario, ahí: "Run workflow".`,
    ownDomain: (address: string, settings: string) =>
      `"sitio" dice ${address}, que no se cambia. Si lo sirve GitHub Pages: ${settings}, Source: GitHub Actions, y Custom domain.`,
    otherHost: (address: string) =>
      `${address} no está en github.com, o falta .github/workflows/pages.yml: publica el sitio el servidor que usted conectó (docs/hosts.md). La dirección que él dé va en "sitio" de perfil.json.`,
  },

  form: {
    title: 'Publicar',
    look: 'Mirar de nuevo',
    looking: 'Mirando qué falta…',
    use: 'Usar este',
    start: 'Publicar ahora',
    check: 'Lo que dice la revisión',
    isDone: 'hecho',
    isNow: 'en curso',
    code: (address: string) => `Código QR de ${address}`,
  },
}
