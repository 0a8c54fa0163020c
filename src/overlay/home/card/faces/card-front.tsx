import { portraits, profile } from 'virtual:content'
import { ArrowDown } from 'lucide-react'
import { ROUTES } from '../../../../model/routes'
import { assetUrl } from '../../../../model/site-base'
import { RoundLink } from '../../../parts/round-link'
import { Paper } from '../paper'
import type { CardPart } from '../use-lit-card'
import styles from './card-front.module.css'
import { TurnButton } from './turn-button'
import { useAge } from './use-age'

const PORTRAIT_PX = 512
const PORTRAIT_SET = portraits.map(({ path, width }) => `${assetUrl(path)} ${width}w`).join(', ')
/** Must match card-front.module.css. */
const PORTRAIT_SIZES = '(max-width: 600px) 165px, 192px'

export function CardFront({ part }: { part: CardPart }) {
  const age = useAge(profile.fechaNacimiento)
  return (
    <div className={styles.front}>
      <Paper className={styles.paper} glareRef={part('glare')} />
      <div className={styles.portrait} ref={part('portrait')}>
        <img
          src={assetUrl(profile.foto)}
          {...(PORTRAIT_SET && { srcSet: PORTRAIT_SET, sizes: PORTRAIT_SIZES })}
          alt={`Retrato de ${profile.nombre}`}
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
        <p className={styles.role} ref={part('role')}>
          {profile.puesto}
        </p>
        <dl className={styles.facts} ref={part('facts')}>
          {age !== undefined && (
            <>
              <dt>edad</dt>
              <dd>{`${age} años`}</dd>
            </>
          )}
          <dt>ciudad</dt>
          <dd>{`${profile.ciudad}, ${profile.pais}`}</dd>
        </dl>
      </div>
      <div className={styles.action} ref={part('action')}>
        <RoundLink to={ROUTES.navigation.path} label="Ir a la navegación" icon={ArrowDown} />
      </div>
      <TurnButton label="Ver el reverso" />
    </div>
  )
}
