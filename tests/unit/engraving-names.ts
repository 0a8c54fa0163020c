const FIRST = [
  'María',
  'José',
  'Ana',
  'Juan Pablo',
  'Sofía',
  'Łukasz',
  'Chloé',
  'Søren',
  'Zoë',
  'Björn',
  'Olga',
  'Дмитрий',
  'Γιώργος',
  'אורי',
  'محمد',
  '美咲',
  '지훈',
  'Priya',
  'Nguyễn',
  'Kwame',
] as const
const LAST = [
  'García',
  'Núñez',
  'Fernández Ruiz',
  'Smith',
  'O’Connor',
  'Müller',
  'Kowalska',
  'Ødegård',
  'Иванова',
  'Παπαδόπουλος',
  'Cohen',
  'الحسن',
  '佐藤',
  'Kim',
  'Nkrumah',
] as const

/** Three hundred names from many languages. */
export const NAMES = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`))

/** Twenty of them. */
export const GOLDEN_NAMES = NAMES.filter(
  (_, index) => index % LAST.length === Math.floor(index / LAST.length) % LAST.length,
)
