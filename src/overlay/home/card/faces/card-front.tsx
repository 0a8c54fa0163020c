import { portrait } from 'virtual:content'
import { ArrowDown } from 'lucide-react'
import { useSite } from '../../../language/site-context'
import { useLangOf } from '../../../language/text-of'
import { Picture, sourceSet } from '../../../parts/picture'
import { RoundLink } from '../../../parts/round-link'
import { Paper } from '../paper'
import type { CardPart } from '../use-lit-card'
import styles from './card-front.module.css'
import { TurnButton } from './turn-button'
import { useAge } from './use-age'

const PORTRAIT_PX = 512
const PORTRAIT_SET = sourceSet(portrait.avif)
/** Must match card-front.module.css. */
const PORTRAIT_SIZES = '(max-width: 600px) 165px, (min-width: 2200px) 9vw, 192px'

export function CardFront({ part }: { part: CardPart }) {
  const { profile, words, paths } = useSite()
  const langOf = useLangOf()
  const age = useAge(profile.fechaNacimiento)
  return (
    <div className={styles.front}>
      <Paper className={styles.paper} part={part} />
      <div className={styles.portrait} ref={part('portrait')}>
        {/* React preloads no image of a <picture>. Without AVIF, a browser ignores this one. */}
        {PORTRAIT_SET && (
          <link
            rel="preload"
            as="image"
            type="image/avif"
            imageSrcSet={PORTRAIT_SET}
            imageSizes={PORTRAIT_SIZES}
            fetchPriority="high"
          />
        )}
        <Picture
          file={profile.foto}
          files={portrait}
          sizes={PORTRAIT_SIZES}
          alt={words.home.portrait(profile.nombre)}
          width={PORTRAIT_PX}
          height={PORTRAIT_PX}
          fetchPriority="high"
          draggable={false}
        />
        <span className={styles.shine} ref={part('shine')} />
      </div>
      <div className={styles.identity}>
        <h1 className={styles.name} tabIndex={-1} ref={part('name')}>
          {profile.nombre}
        </h1>
        <p className={styles.role} ref={part('role')} lang={langOf(profile, 'puesto')}>
          {profile.puesto}
        </p>
        <dl className={styles.facts} ref={part('facts')}>
          {age !== undefined && (
            <>
              <dt>{words.home.age}</dt>
              <dd>{words.home.years(age)}</dd>
            </>
          )}
          <dt>{words.home.city}</dt>
          <dd lang={langOf(profile, 'ciudad') ?? langOf(profile, 'pais')}>
            {`${profile.ciudad}, ${profile.pais}`}
          </dd>
        </dl>
      </div>
      <div className={styles.action} ref={part('action')}>
        <RoundLink to={paths.navigation} label={words.home.toNavigation} icon={ArrowDown} />
      </div>
      <span className={styles.corner} ref={part('corner')} aria-hidden="true" />
      <TurnButton label={words.home.toBack} />
    </div>
  )
}
