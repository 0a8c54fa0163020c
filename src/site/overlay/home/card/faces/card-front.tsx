import { ageAtBuild, portrait } from 'virtual:content'
import { ArrowDown } from 'lucide-react'
import { ageOn } from '../../../../../model/age'
import { fillIn, plural } from '../../../../../model/fill-words'
import { placeOf, type ShownProfile } from '../../../../../model/shown-profile'
import { MEDIA } from '../../../../geometry/geometry'
import { useOnceHydrated } from '../../../../react/use-value'
import { useLangOf } from '../../../language/text-of'
import { part } from '../../../part'
import { useSite } from '../../../site-context'
import { spot } from '../../../spot'
import { RoundLink } from '../../../ui/links'
import { Picture, sourceSet } from '../../../ui/picture'
import { Paper } from '../paper'
import styles from './card-front.module.css'
import { TurnButton } from './turn-button'

const PORTRAIT_PX = 512
const PORTRAIT_SET = sourceSet(portrait.avif)
/** These widths must match card-front.module.css. */
const PORTRAIT_SIZES = `${MEDIA.phone} 156px, ${MEDIA.wall} 9.1vw, 231px`

/** The served age while React hydrates, then today's. A lower one than the served comes from a wrong clock. */
const useAge = (): number | undefined =>
  useOnceHydrated(
    () => ageAtBuild && Math.max(ageAtBuild.years, ageOn(ageAtBuild, new Date())),
    ageAtBuild?.years,
  )

/** Whether name and title, at their usual sizes, would take more lines than the card has. */
export const isLong = ({ nombre, puesto }: Pick<ShownProfile, 'nombre' | 'puesto'>): boolean =>
  3 * Math.ceil(nombre.length / 13) + 2 * Math.ceil(puesto.length / 34) > 10

export function CardFront() {
  const { profile, words, paths } = useSite()
  const langOf = useLangOf()
  const age = useAge()
  const { puesto, ciudad, pais } = profile
  const hasPlace = placeOf(profile) !== ''
  const engraved = portrait.tones ? styles.engraved : ''
  return (
    <div className={`${styles.front} ${engraved}`}>
      <Paper isStruck />
      <div {...part('figure', 'face-content')} className={styles.portrait}>
        {/* React preloads no image of a <picture>. A browser without AVIF ignores this link. */}
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
        {profile.foto && (
          <Picture
            className="u-photo"
            file={profile.foto}
            files={portrait}
            sizes={PORTRAIT_SIZES}
            alt={fillIn(words.home.portrait, { name: profile.nombre })}
            width={PORTRAIT_PX}
            height={PORTRAIT_PX}
            fetchPriority="high"
            draggable={false}
          />
        )}
        <span {...part('shine')} className={`${styles.shine} unprinted`} />
      </div>
      <div {...part('face-content')} className={styles.identity}>
        <h1
          {...part('name')}
          className={`${styles.name} p-name`}
          tabIndex={-1}
          {...spot?.('perfil', 'nombre')}
        >
          {profile.nombre}
        </h1>
        {puesto !== '' && (
          <p
            className={`${styles.role} p-job-title`}
            lang={langOf(profile, 'puesto')}
            {...spot?.('perfil', 'puesto')}
          >
            {/* A line never begins with the dot. */}
            {puesto.replaceAll(' · ', '\u00a0· ')}
          </p>
        )}
        {(age !== undefined || hasPlace) && (
          <dl className={styles.facts}>
            {age !== undefined && (
              <>
                <dt>{words.home.age}</dt>
                <dd {...spot?.('perfil', 'fechaNacimiento')}>
                  {plural(words.locale, age, words.home.years)}
                </dd>
              </>
            )}
            {hasPlace && (
              <>
                <dt>{ciudad === '' ? words.home.country : words.home.city}</dt>
                <dd lang={langOf(profile, 'ciudad') ?? langOf(profile, 'pais')}>
                  {ciudad !== '' && (
                    <span className="p-locality" {...spot?.('perfil', 'ciudad')}>
                      {ciudad}
                    </span>
                  )}
                  {ciudad !== '' && pais !== '' && ', '}
                  {pais !== '' && (
                    <span className="p-country-name" {...spot?.('perfil', 'pais')}>
                      {pais}
                    </span>
                  )}
                </dd>
              </>
            )}
          </dl>
        )}
      </div>
      <div {...part('face-content')} className={styles.action}>
        <RoundLink to={paths.navigation} label={words.home.toNavigation} icon={ArrowDown} />
      </div>
      <TurnButton label={words.home.toBack} />
    </div>
  )
}
