import type { BuiltTexts, FaultWords, ProjectPageWords, ScreenWords } from './es'

// Colons have a no-break space before them. No template has "de" before a name, which may begin with a vowel.
export const screen: ScreenWords = {
  locale: 'fr',
  colon: '\u00a0: ',
  language: 'Français',
  routes: {
    home: 'Accueil',
    navigation: 'Navigation',
    experience: 'Expérience',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    contact: 'Contact',
  },
  page: {
    skip: 'Aller au contenu',
    newTab: ' (s’ouvre dans un nouvel onglet)',
    toHome: 'Aller à l’accueil',
    failed: {
      title: 'Une erreur est survenue',
      text: 'Cette partie du site n’a pas pu être affichée. Le reste fonctionne.',
    },
    notFound: {
      title: 'Page introuvable',
      cancelled: 'ANNULÉE',
      text: 'Cette page n’existe pas ou a été déplacée.',
    },
    stillServed:
      'Une erreur est survenue\u00a0: le site fonctionne désormais sans animations. Tout son contenu reste accessible.',
  },
  home: {
    portrait: 'Portrait\u00a0: {name}',
    age: 'âge',
    years: { one: '{n} an', other: '{n} ans' },
    city: 'ville',
    country: 'pays',
    toNavigation: 'Aller à la navigation',
    toBack: 'Voir le verso',
    toFront: 'Voir le recto',
    qr: 'Code QR de ce site',
    more: 'lire la suite',
  },
  profile: {
    available: 'Disponible',
    from: 'dès {start}',
    modes: { remoto: 'à distance', híbrido: 'hybride', presencial: 'sur site' },
    clock: {
      same: 'même heure que chez vous',
      more: '{hours} de plus que chez vous',
      less: '{hours} de moins que chez vous',
    },
    pronounce: 'Écouter la prononciation',
  },
  navigation: {
    label: 'Rubriques',
    toHome: 'Retour à l’accueil',
    cv: 'CV',
  },
  section: {
    back: 'Retour à la navigation',
    others: 'Autres rubriques',
    previous: 'Rubrique précédente\u00a0: ',
    next: 'Rubrique suivante\u00a0: ',
  },
  entry: {
    stillGoing: 'aujourd’hui',
    at: ' chez ',
    since: 'depuis {start}',
    more: 'Lire la suite',
    certificate: 'Certificat',
    link: 'Lien',
    source: 'Source',
    code: 'Lien GitHub',
    web: 'Site web',
    technologies: 'Technologies utilisées',
    technologiesLabel: 'Technologies\u00a0: ',
  },
  skills: {
    hard: 'Compétences techniques',
    soft: 'Compétences personnelles',
    lang: '',
    languages: 'Langues',
    usedIn: 'dans {list}',
    jobs: { one: '{n} poste', other: '{n} postes' },
    projects: { one: '{n} projet', other: '{n} projets' },
  },
  list: {
    loading: 'Chargement…',
    retry: 'Réessayer',
    error: { title: 'Erreur', text: 'Impossible de joindre le serveur.' },
    empty: 'La base de données ne contient aucune donnée.',
    emptyTitles: {
      educacion: 'Aucune formation pour le moment',
      experiencia: 'Aucune expérience pour le moment',
      'hard-skills': 'Aucune compétence technique pour le moment',
      'soft-skills': 'Aucune compétence personnelle pour le moment',
      proyectos: 'Aucun projet pour le moment',
    },
  },
  contact: {
    heading: 'Échangeons',
    write: 'Écrire un e-mail',
    save: 'Enregistrer le contact',
    keepCard: 'Enregistrer cette carte',
    close: 'Fermer',
    qr: 'Code QR avec les coordonnées',
    copy: {
      ready: 'Copier l’adresse e-mail',
      copied: 'Adresse e-mail copiée',
      refused: 'Copie impossible',
    },
  },
  motion: {
    pause: 'Mettre l’animation en pause',
    resume: 'Reprendre l’animation',
    tilt: 'Animer en inclinant le téléphone',
    refused: 'Le capteur de mouvement est absent ou son accès a été refusé.',
  },
}

export const projectPage: ProjectPageWords = {
  read: 'Lire la suite',
  back: 'Retour aux projets',
  others: 'Autres projets',
  previous: 'Projet précédent\u00a0: ',
  next: 'Projet suivant\u00a0: ',
  facts: 'En bref',
  role: 'Rôle',
  team: 'Équipe',
  when: 'Période',
  state: 'État',
  links: 'Liens',
  reserved: 'Projet confidentiel',
  ask: 'Se renseigner sur ce projet',
  notes: 'Notes',
  toReference: 'Retour à l’appel de note {n}',
  done: 'Fait\u00a0:',
  open: 'À faire\u00a0:',
}

export const built: BuiltTexts = {
  pages: {
    at: ', ',
    section: '{title} – {who}',
    navigation: '{tiles} et contact – {who}',
    contactWays: { email: 'e-mail', card: 'carte de visite' },
    contact: '{ways} – {who}',
    notFound: 'Cette adresse n’existe pas sur ce site – {who}',
  },
  entries: { one: '{n} entrée', other: '{n} entrées' },
  cv: {
    title: 'CV – {name}',
    hardSkills: 'Techniques',
    softSkills: 'Personnelles',
  },
}

export const faults: FaultWords = {
  notStarted: 'Le site n’a pas pu démarrer.',
  failed: 'Une erreur est survenue.',
  sceneNotLoaded: 'La scène n’a pas pu être chargée.',
  sceneFailed: 'La scène n’a pas pu être affichée.',
  workerSilent: 'Le processus de la scène ne répond pas.',
  contextGone: 'Le contexte graphique n’a pas été restauré.',
  unknownIcon:
    'L’icône «\u00a0{icon}\u00a0» est absente du contenu à partir duquel le site a été généré',
  wrongShape: '{address} n’a pas le format attendu. Attendu (et reçu)\u00a0: {expected}',
  tooLarge: 'Le contenu dépasse {n} octets',
}
