import { profile } from 'virtual:content'
import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { assetUrl } from '../../content/asset-url'
import { ROUTES } from '../../content/routes'
import { RoundLink } from '../parts/round-link'
import styles from './home-card.module.css'
import { useAge } from './use-age'
import { type CardParts, useLitCard } from './use-lit-card'

const PORTRAIT_PX = 512

/** The card. Its wrapper never moves: the pose is measured against it. */
export function HomeCard() {
  const age = useAge(profile.fechaNacimiento)
  const parts = useRef<Partial<CardParts>>({})
  const part = (name: keyof CardParts) => (element: HTMLElement | null) => {
    if (element) parts.current[name] = element
  }
  useLitCard(parts)
  return (
    <div className={styles.wrapper} ref={part('wrapper')}>
      <article className={styles.card} ref={part('card')}>
        <div className={styles.paper} aria-hidden="true" />
        <div className={styles.portrait} ref={part('portrait')}>
          <img
            src={assetUrl(profile.foto)}
            alt={`Retrato de ${profile.nombre}`}
            width={PORTRAIT_PX}
            height={PORTRAIT_PX}
            fetchPriority="high"
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
        <span className={styles.glare} aria-hidden="true">
          <span ref={part('glare')} />
        </span>
      </article>
    </div>
  )
}
