import { withoutAccents } from '../../../model/without-accents'
import { SPOKEN } from '../../../site/words/language'
import type { Messages } from '../../messages/es/es'
import { messagesIn, textFor } from '../../messages/messages'
import { clean, type Text } from './texts'

type Level = keyof Messages['import']['levels']

/** What people and LinkedIn call them in other languages than those of the commands; a word that two share stands once. */
const IDIOMS: Readonly<Partial<Record<Level, string>>> = {
  native:
    'native language|native tongue|mother language|lengua nativa|idioma nativo|materno|materna|muttersprache|muttersprachler|muttersprachlerin|muttersprachlich|muttersprachniveau|langue maternelle|maternelle|maternel|madrelingua|lingua madre|língua materna|idioma materno|língua nativa|moedertaal|język ojczysty|ojczysty|mateřský jazyk|rodilý mluvčí|родной|родной язык|рідна мова|рідна|anadil|ana dil|ana dili|modersmål|morsmål|äidinkieli|anyanyelv|limba maternă|llengua materna|nadiu|lingua materna|母语|母語|ネイティブ|모국어|원어민|اللغة الأم|שפת אם|μητρική',
  professionalWorking:
    'working knowledge|professionnelle générale|professionnelle|básica profesional|competencia básica profesional|profissional|professionale|professionale generale|professionele werkvaardigheid|working',
  bilingual: 'bilingue|zweisprachig|tweetalig|dwujęzyczny|двуязычный|iki dilli',
  nativeOrBilingual:
    'bilingüe o nativa|nativa o bilingüe|bilingue ou langue natale|langue natale|nativo bilingüe|nativa bilingüe|natif bilingue|madrelingua bilingue|natif ou bilingue|bilingue ou native|nativa ou bilíngue|nativo ou bilíngue|fluente ou nativo|madrelingua o bilingue|muttersprache oder zweisprachig|muttersprachlich oder zweisprachig|moedertaal of tweetalig|native bilingual',
  fluent:
    'fluently|fließend|fliessend|fliessend in wort und schrift|fließend in wort und schrift|courant|courante|couramment|fluente|fluentemente|fluido|scorrevole|vloeiend|biegły|biegle|biegła|plynně|свободно|свободный|свободное владение|вільно|вільне володіння|akıcı|flytande|flytende|flydende|sujuva|folyékony|fluență|流利|流暢|流暢な|유창|유창함|bilingüe c|fluida',
  fullProfessional:
    'verhandlungssicher|professionnelle complète|profesional completa|profesional completo|competencia profesional completa|profissional completo|profissional plena|professionale completa|volledige professionele vaardigheid|professional|professionnel|geschäftsfließend|business fluent|ビジネスレベル',
  limitedWorking:
    'básica limitada|professionnelle limitée|profissional limitado|lavorativa limitata|beperkte werkvaardigheid|eingeschränkt',
  advanced:
    'avanzada|avancé|avancée|avançado|avançada|fortgeschritten|sehr gut|sehr gute|sehr gute kenntnisse|très bien|très bon|muy bueno|muito bom|ottimo|ottima|avanzato|gevorderd|zaawansowany|zaawansowana|pokročilá|pokročilý|продвинутый|просунутий|ileri|avancerad|avansert|edistynyt|haladó|avansat|proficient|高级|上級|고급',
  upperIntermediate:
    'intermedia alta|intermédiaire supérieur|gut|gute|gute kenntnisse|bon|bonne|buono|buona|bueno|выше среднего',
  intermediate:
    'intermedia|intermédiaire|intermediário|intermediária|intermédio|intermedio b|mittelstufe|mittel|konversationssicher|conversational|conversacional|średniozaawansowany|středně pokročilá|средний|середній|orta|medel|középfok|középfokú|mediu|中级|中級|중급|gemiddeld',
  basic:
    'básica|base|basique|basis|basico|principiante|principante|notions|débutant|débutante|iniciante|grundkenntnisse|grundlegend|anfänger|scolastico|scolaire|podstawowy|podstawowa|základy|začátečník|базовый|начальный|початковий|başlangıç|temel|grundläggande|alapfok|alapfokú|începător|初级|初級|초급',
  elementary: 'elemental|élémentaire|elementare|competencia básica|elementar',
}

/** They say that a level follows, and nothing of it. */
const IGNORED =
  /(?<!\p{L})(?:proficiency|skills?|speaker|competencia|competência|compétences?|capacité|conoscenza|vaardigheid|nivel|niveau|nível|livello|level|kenntnisse|poziom|úroveň|уровень|рівень)(?!\p{L})/giu
const CODE = /(?<![\p{L}\p{N}])[abc][12](?![\p{L}\p{N}])\+?/giu
const keyOf = (text: string): string =>
  withoutAccents(text.replace(IGNORED, ' '))
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const LEVELS = new Map<string, Level>([
  ...Object.entries(IDIOMS).flatMap(([level, words]) =>
    words.split('|').map((word): [string, Level] => [keyOf(word), level as Level]),
  ),
  ...SPOKEN.toReversed().flatMap((spoken) =>
    Object.entries(messagesIn(spoken).import.levels)
      .flatMap(([level, forms]) =>
        // Two levels may have one word there: the first is meant.
        forms.toReversed().map((form): [string, Level] => [keyOf(form), level as Level]),
      )
      .reverse(),
  ),
])

/**
 * A level in the words of the import's language where it is a usual one: 'Courant (C1)', 'NATIVE_OR_BILINGUAL';
 * `C1` of 'Niveau C1'. Any other text is itself.
 */
export function levelIn(fluency: Text, { levels }: Pick<Messages['import'], 'levels'>): Text {
  const said = clean(fluency)
  if (said === undefined) return undefined
  const codes = said.match(CODE) ?? []
  if (codes.length > 1) return said
  const code = codes[0]?.toUpperCase()
  const rest = said.replace(CODE, ' ').replaceAll('_', ' ')
  if (code !== undefined && keyOf(rest) === '') return code
  const level = LEVELS.get(keyOf(rest))
  const own = level && textFor<readonly string[]>(levels, level)
  if (own === undefined) return said
  // 'Nativa' is as good as 'Nativo'.
  const name = own.find((form) => form.toLowerCase() === rest.trim().toLowerCase()) ?? own[0]
  return code === undefined ? name : `${name} (${code})`
}

/** Whether a text is the name of a level, or its code. */
export const isLevel = (text: string): boolean => {
  const rest = keyOf(text.replace(CODE, ' ').replaceAll('_', ' '))
  return rest === '' ? /[abc][12]/i.test(text) : LEVELS.has(rest)
}
