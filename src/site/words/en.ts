import type { ProjectPageWords, ScreenWords } from './es'
import { counts, plural } from './language'

const locale = 'en'

export const screen: ScreenWords = {
  locale,
  language: 'English',
  routes: {
    home: 'Home',
    navigation: 'Navigation',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    contact: 'Contact',
  },
  page: {
    skip: 'Skip to content',
    newTab: ' (opens in a new tab)',
    toHome: 'Go to the home page',
    failed: {
      title: 'Something went wrong',
      text: 'This part of the site could not be shown. The rest works.',
    },
    notFound: {
      title: 'Page not found',
      cancelled: 'VOID',
      text: 'The address does not exist or has moved.',
    },
    stillServed:
      'Something went wrong: the site is left without animations. All of its content is still here.',
  },
  home: {
    portrait: (name) => `Portrait of ${name}`,
    age: 'age',
    years: (count) => plural(locale, count, { one: 'year', other: 'years' }),
    city: 'city',
    country: 'country',
    toNavigation: 'Go to the navigation',
    toBack: 'See the back',
    toFront: 'See the front',
    qr: 'QR code of this site',
    more: 'more',
  },
  profile: {
    available: 'Available',
    modes: { remoto: 'remote', híbrido: 'hybrid', presencial: 'on site' },
    timeOf: (city) => `${city} time`,
    clock: {
      same: 'same time as yours',
      more: (hours) => `${hours} ahead of you`,
      less: (hours) => `${hours} behind you`,
    },
    pronounce: 'Hear the name',
  },
  navigation: {
    label: 'Sections',
    toHome: 'Back to home',
    cv: 'CV',
  },
  section: {
    back: 'Back to the navigation',
    others: 'Other sections',
    previous: 'Previous: ',
    next: 'Next: ',
  },
  entry: {
    stillGoing: 'Present',
    at: ' at ',
    since: (start) => `since ${start}`,
    more: 'More',
    certificate: 'Certificate',
    link: 'Link',
    source: 'Source',
    code: 'GitHub link',
    web: 'Web link',
    technologies: 'Technologies used',
    technologiesLabel: 'Technologies: ',
  },
  skills: {
    hard: 'Hard skills',
    soft: 'Soft skills',
    languages: 'Languages',
    usedIn: (jobs, projects) =>
      `in ${counts(locale, [
        [jobs, { one: 'job', other: 'jobs' }],
        [projects, { one: 'project', other: 'projects' }],
      ])}`,
  },
  list: {
    loading: 'Loading…',
    retry: 'Try again',
    error: { title: 'Error', text: 'Could not connect to the server.' },
    empty: 'There is no data in the database.',
    emptyTitles: {
      educacion: 'Education list is empty',
      experiencia: 'Experience list is empty',
      'hard-skills': 'Hard skills list is empty',
      'soft-skills': 'Soft skills list is empty',
      proyectos: 'Projects list is empty',
    },
  },
  contact: {
    heading: 'Let’s talk',
    write: 'Write an email',
    save: 'Save contact',
    keepCard: 'Save this card',
    close: 'Close',
    qr: 'QR code with the contact details',
    copy: {
      ready: 'Copy email',
      copied: 'Email copied',
      refused: 'Could not be copied',
    },
  },
  motion: {
    pause: 'Pause animation',
    resume: 'Resume animation',
    tilt: 'Tilt with the phone',
    refused: 'The phone gave no permission or has no sensor.',
  },
}

export const projectPage: ProjectPageWords = {
  read: 'Read more',
  back: 'Back to the projects',
  others: 'Other projects',
  previous: 'Previous project: ',
  next: 'Next project: ',
  facts: 'Facts',
  role: 'Role',
  team: 'Team',
  when: 'When',
  state: 'State',
  links: 'Links',
  reserved: 'Reserved work',
  ask: 'Ask about this project',
  notes: 'Notes',
  toNote: (index) => `Back to note ${index}`,
  done: 'Done:',
  open: 'To do:',
}
