import { platedIcons } from 'virtual:content'
import type { Skill } from '../../../model/schema/schema'
import { assetUrl } from '../../../model/site'
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

/** The icon in copper, and over it, where light falls, in its own colours. */
export function SkillTile({ skill }: { skill: Skill }) {
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
    </article>
  )
}
