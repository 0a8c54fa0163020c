import { platedIcons } from 'virtual:content'
import type { Skill } from '../../../model/schema/schema'
import { assetUrl } from '../../../model/site-base'
import { useLangOf } from '../../language/text-of'
import { Engraving } from '../../light/engraving'
import { takesLight } from '../../light/takes-light'
import styles from './skill-tile.module.css'

/** The icon in copper, and over it, where light falls, in its own colours. */
export function SkillTile({ skill }: { skill: Skill }) {
  const { titulo, icon, anchoIcon, altoIcon, grupo } = skill
  const langOf = useLangOf()
  const Heading = grupo ? 'h4' : 'h3'
  const picture = { src: assetUrl(icon), width: anchoIcon, height: altoIcon }
  const isDark = platedIcons.includes(icon)
  return (
    <article className={styles.skill}>
      <Engraving />
      {/* The image's alt names the heading; reading the caption would repeat it. */}
      <Heading className={styles.name} lang={langOf(skill, 'titulo')}>
        <span className={styles.icon}>
          <img {...picture} className={isDark ? styles.dark : styles.toned} alt="" />
          <img
            {...picture}
            ref={takesLight}
            className={isDark ? styles.plated : styles.own}
            alt={titulo}
          />
        </span>
        <span aria-hidden="true">{titulo}</span>
      </Heading>
    </article>
  )
}
