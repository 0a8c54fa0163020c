import { darkIcons } from 'virtual:content'
import type { MouseEvent, ReactNode } from 'react'
import { entryId, hasMark, periodText } from '../../../../model/entries'
import { usedInText } from '../../../../model/fill-words'
import type { Skill } from '../../../../model/schema/schema'
import { assetUrl } from '../../../../model/site'
import { TextOf, useLangOf } from '../../language/text-of'
import { Engraving, takesLight } from '../../light/takes-light'
import { useSite } from '../../site-context'
import { spot } from '../../spot'
import { LinkToEntry, useEntriesNaming } from '../entry/link-to-entry'
import { PostTitle } from '../entry/post-title'
import styles from './skill-tile.module.css'

/** The share of light foil by luminance, which the filters hold as alpha: dark parts must not sink into the paper. */
const TONES = { foil: '0 .42 .66 .84 1', 'foil-of-dark': '1 .8 .5 .2 0' } as const
const LUMINANCE = '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .3 .59 .11 0 0'

/** Filters that draw a picture in two tones of the foil: `foil`, and `foil-of-dark` for dark ones. */
export const FoilTones = () => (
  <svg className="visually-hidden" aria-hidden="true">
    {Object.entries(TONES).map(([id, table]) => (
      <filter key={id} id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
        <feColorMatrix values={LUMINANCE} />
        <feComponentTransfer result="tone">
          <feFuncA type="table" tableValues={table} />
        </feComponentTransfer>
        <feFlood className={styles.deep} result="deep" />
        <feFlood className={styles.bright} />
        <feComposite in2="tone" operator="in" result="bright" />
        <feMerge>
          <feMergeNode in="deep" />
          <feMergeNode in="bright" />
        </feMerge>
        <feComposite in2="SourceGraphic" operator="in" />
      </filter>
    ))}
  </svg>
)

/** Says in how many entries a skill was used, and opens a list of links to them. A chip says it to screen readers alone. */
export function SkillEvidence({ skill }: { skill: Skill }) {
  const { words } = useSite()
  const { experiencia, proyectos } = useEntriesNaming(skill)
  if (experiencia.length + proyectos.length === 0) return null
  const id = `${entryId('hard-skills', skill)}-evidence`
  // An open popover would lie over the next screen.
  const close = (event: MouseEvent) =>
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
  return (
    <>
      <button type="button" className={styles.count} popoverTarget={id}>
        <span className="visually-hidden">{skill.titulo + words.colon}</span>
        <span className={hasMark(skill) ? undefined : 'visually-hidden'}>
          {usedInText(words, experiencia.length, proyectos.length)}
        </span>
      </button>
      <ul id={id} popover="auto" className={styles.evidence} aria-label={skill.titulo}>
        {experiencia.map((job) => (
          <li key={job.id}>
            <LinkToEntry list="experiencia" id={job.id} onClick={close}>
              <span>
                <PostTitle post={job} />
              </span>
              <span className={styles.when}>{periodText(job, words)}</span>
            </LinkToEntry>
          </li>
        ))}
        {proyectos.map((project) => (
          <li key={project.id}>
            <LinkToEntry list="proyectos" id={project.id} onClick={close}>
              <TextOf entry={project} field="titulo" />
            </LinkToEntry>
          </li>
        ))}
      </ul>
    </>
  )
}

const SOFT_HYPHEN = '\u00ad'

/** In most languages of the Latin script a syllable begins before a consonant between vowels. */
const SYLLABLE = /(?<=\p{L}{2}[aeiouáéíóú])(?=[^aeiouáéíóú\P{L}][aeiouáéíóú]\p{L})/giu
/** Letters among which no syllable was found, as in a name of capitals. */
const TOGETHER = /\p{L}{9}(?=\p{L}{3})/gu

/** Adds soft hyphens to long words: they are seen only where a word breaks. */
const hyphenated = (text: string, mostLetters: number): string =>
  text.replace(/\p{Script=Latin}+/gu, (word) =>
    word.length > mostLetters
      ? word.replace(SYLLABLE, SOFT_HYPHEN).replace(TOGETHER, `$&${SOFT_HYPHEN}`)
      : word,
  )

type SkillProps = { skill: Skill; children: ReactNode }

/** The longest words that fit a line of the narrowest tile, and of a chip. */
const MOST_LETTERS = 12
const MOST_LETTERS_OF_CHIP = 24
const LONG_WORD = new RegExp(`\\S{${MOST_LETTERS + 1}}`)

/** A tile with the skill's icon in foil, over which light shows its own colours; a chip with the name where it has none. */
export function SkillCard({ skill, children }: SkillProps) {
  const { titulo, icon, anchoIcon, altoIcon, grupo } = skill
  const lang = useLangOf()(skill, 'titulo')
  const Heading = grupo ? 'h4' : 'h3'
  if (!hasMark(skill)) {
    return (
      <article className={`${styles.chip} panel`}>
        <Heading lang={lang} {...spot?.(skill, 'titulo')}>
          {hyphenated(titulo, MOST_LETTERS_OF_CHIP)}
        </Heading>
        {children}
      </article>
    )
  }
  const picture = { src: assetUrl(icon), width: anchoIcon, height: altoIcon }
  const tone = darkIcons.includes(icon) ? styles.dark : ''
  return (
    <article className={`${styles.skill} panel`}>
      <Engraving />
      {/* The image's alt names the heading; reading the caption would repeat it. */}
      <Heading className={styles.name} lang={lang} {...spot?.(skill, 'titulo')}>
        <span className={styles.icon}>
          <img {...picture} className={`${styles.toned} ${tone}`} alt={titulo} />
          <img {...picture} className={`${styles.own} ${tone}`} alt="" ref={takesLight} />
        </span>
        <span className={LONG_WORD.test(titulo) ? styles.small : undefined} aria-hidden="true">
          {hyphenated(titulo, MOST_LETTERS)}
        </span>
      </Heading>
      {children}
    </article>
  )
}
