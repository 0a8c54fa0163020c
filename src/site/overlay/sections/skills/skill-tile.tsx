import { platedIcons } from 'virtual:content'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { entryId, periodText } from '../../../model/entries'
import type { Skill } from '../../../model/schema/schema'
import { assetUrl, type Evidence } from '../../../model/site'
import { useSite } from '../../language/site-context'
import { useLangOf } from '../../language/text-of'
import { Engraving, takesLight } from '../../light/takes-light'
import styles from './skill-tile.module.css'

/** Luminance as alpha, then the share of light foil: dark parts must not sink into the paper. */
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

/** Where the skill was used; it opens the list of those entries, each a link. */
function SkillEvidence({ skill, used }: { skill: Skill; used: Evidence }) {
  const { lists, paths, words } = useSite()
  const langOf = useLangOf()
  const id = `${entryId('hard-skills', skill)}-evidence`
  // Before the next screen comes: an open popover lies over everything.
  const close = (event: MouseEvent) =>
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
  const linksTo = (list: keyof Evidence, path: string) =>
    used[list].map((entry) => {
      const found = lists[list].find((each) => each.id === entry)
      return (
        found && (
          <li key={list + entry}>
            <Link href={`${path}#${entryId(list, found)}`} onClick={close}>
              <span lang={langOf(found, 'titulo')}>{found.titulo}</span>
              {'anioInicio' in found && (
                <span className={styles.when}>{periodText(found, words)}</span>
              )}
            </Link>
          </li>
        )
      )
    })
  return (
    <>
      <button type="button" className={styles.count} popoverTarget={id}>
        <span className="visually-hidden">{`${skill.titulo}: `}</span>
        {words.skills.usedIn(used.experiencia.length, used.proyectos.length)}
      </button>
      <ul id={id} popover="auto" className={styles.evidence} aria-label={skill.titulo}>
        {linksTo('experiencia', paths.experience)}
        {linksTo('proyectos', paths.projects)}
      </ul>
    </>
  )
}

/** The icon in copper, and over it, where light falls, in its own colours. */
export function SkillTile({ skill, used }: { skill: Skill; used?: Evidence | undefined }) {
  const { titulo, icon, anchoIcon, altoIcon, grupo } = skill
  const langOf = useLangOf()
  const Heading = grupo ? 'h4' : 'h3'
  const picture = { src: assetUrl(icon), width: anchoIcon, height: altoIcon }
  const isDark = platedIcons.includes(icon)
  return (
    <article className={`${styles.skill} panel`}>
      <Engraving />
      {/* The image's alt names the heading; reading the caption would repeat it. */}
      <Heading className={styles.name} lang={langOf(skill, 'titulo')}>
        <span className={styles.icon}>
          <img {...picture} className={`${styles.toned} ${isDark ? styles.dark : ''}`} alt="" />
          <img
            {...picture}
            ref={takesLight}
            className={`${styles.own} ${isDark ? styles.plated : ''}`}
            alt={titulo}
          />
        </span>
        <span aria-hidden="true">{titulo}</span>
      </Heading>
      {used && <SkillEvidence skill={skill} used={used} />}
    </article>
  )
}
