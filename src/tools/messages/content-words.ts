import { en } from './en/en'
import { es, type Messages } from './es/es'
import { textFor } from './messages'

type Import = Messages['import']

/** What an import writes into the content beside what a source says. */
export type ContentWords = Pick<Import, 'levels' | 'otherSection' | 'sections' | 'website'> & {
  readonly placeholders: Pick<Import['placeholders'], 'finished' | 'inProgress' | 'courses'>
}

const OTHERS: Readonly<Record<string, ContentWords>> = {
  pt: {
    placeholders: {
      finished: 'Concluído',
      inProgress: 'Em andamento',
      courses: (names) => `Cursos: ${names}.`,
    },
    sections: {
      certificates: 'Certificados',
      awards: 'Prêmios',
      publications: 'Publicações',
      volunteer: 'Voluntariado',
      references: 'Recomendações',
      interests: 'Interesses',
      courses: 'Cursos',
      organizations: 'Organizações',
      patents: 'Patentes',
      testscores: 'Resultados de provas',
    },
    otherSection: 'Mais',
    website: 'Site',
    levels: {
      native: ['Nativo', 'Nativa', 'Língua materna'],
      bilingual: ['Bilíngue'],
      fluent: ['Fluente'],
      advanced: ['Avançado'],
      upperIntermediate: ['Intermediário avançado'],
      intermediate: ['Intermediário'],
      basic: ['Básico', 'Iniciante'],
      nativeOrBilingual: ['Nativo ou bilíngue'],
      fullProfessional: ['Profissional'],
      professionalWorking: ['Avançado'],
      limitedWorking: ['Intermediário'],
      elementary: ['Básico'],
    },
  },
  fr: {
    placeholders: {
      finished: 'Terminé',
      inProgress: 'En cours',
      courses: (names) => `Cours\u00a0: ${names}.`,
    },
    sections: {
      certificates: 'Certifications',
      awards: 'Prix',
      publications: 'Publications',
      volunteer: 'Bénévolat',
      references: 'Recommandations',
      interests: 'Centres d’intérêt',
      courses: 'Cours',
      organizations: 'Organisations',
      patents: 'Brevets',
      testscores: 'Résultats d’examens',
    },
    otherSection: 'Divers',
    website: 'Site web',
    levels: {
      native: ['Langue maternelle', 'Natif', 'Native'],
      bilingual: ['Bilingue'],
      fluent: ['Courant'],
      advanced: ['Avancé'],
      upperIntermediate: ['Intermédiaire avancé'],
      intermediate: ['Intermédiaire'],
      basic: ['Notions', 'Débutant'],
      nativeOrBilingual: ['Bilingue ou langue maternelle'],
      fullProfessional: ['Professionnel'],
      professionalWorking: ['Avancé'],
      limitedWorking: ['Intermédiaire'],
      elementary: ['Notions'],
    },
  },
  de: {
    placeholders: {
      finished: 'Abgeschlossen',
      inProgress: 'Laufend',
      courses: (names) => `Kurse: ${names}.`,
    },
    sections: {
      certificates: 'Zertifikate',
      awards: 'Auszeichnungen',
      publications: 'Veröffentlichungen',
      volunteer: 'Ehrenamt',
      references: 'Empfehlungen',
      interests: 'Interessen',
      courses: 'Kurse',
      organizations: 'Mitgliedschaften',
      patents: 'Patente',
      testscores: 'Testergebnisse',
    },
    otherSection: 'Weiteres',
    website: 'Website',
    levels: {
      native: ['Muttersprache', 'Muttersprachlich'],
      bilingual: ['Zweisprachig'],
      fluent: ['Fließend'],
      advanced: ['Fortgeschritten'],
      upperIntermediate: ['Gute Kenntnisse'],
      intermediate: ['Mittlere Kenntnisse'],
      basic: ['Grundkenntnisse', 'Anfänger'],
      nativeOrBilingual: ['Muttersprache oder zweisprachig'],
      fullProfessional: ['Verhandlungssicher'],
      professionalWorking: ['Fortgeschritten'],
      limitedWorking: ['Mittlere Kenntnisse'],
      elementary: ['Grundkenntnisse'],
    },
  },
  it: {
    placeholders: {
      finished: 'Completato',
      inProgress: 'In corso',
      courses: (names) => `Corsi: ${names}.`,
    },
    sections: {
      certificates: 'Certificazioni',
      awards: 'Premi',
      publications: 'Pubblicazioni',
      volunteer: 'Volontariato',
      references: 'Raccomandazioni',
      interests: 'Interessi',
      courses: 'Corsi',
      organizations: 'Organizzazioni',
      patents: 'Brevetti',
      testscores: 'Risultati di esami',
    },
    otherSection: 'Altro',
    website: 'Sito web',
    levels: {
      native: ['Madrelingua', 'Lingua madre'],
      bilingual: ['Bilingue'],
      fluent: ['Fluente'],
      advanced: ['Avanzato'],
      upperIntermediate: ['Intermedio superiore'],
      intermediate: ['Intermedio'],
      basic: ['Base', 'Principiante'],
      nativeOrBilingual: ['Madrelingua o bilingue'],
      fullProfessional: ['Professionale'],
      professionalWorking: ['Avanzato'],
      limitedWorking: ['Intermedio'],
      elementary: ['Base'],
    },
  },
}

const ALL = { es: es.import, en: en.import, ...OTHERS }

/** Those of the language of a content, in English where there are none. */
export const contentWordsIn = (code: string): ContentWords => textFor(ALL, code) ?? en.import

export const inEveryContentLanguage = <Said>(say: (words: ContentWords) => Said): Said[] =>
  Object.values<ContentWords>(ALL).map(say)
