import { profile } from 'virtual:content'
import { ArrowDown } from 'lucide-react'
import { assetUrl } from '../../content/asset-url'
import { ROUTES } from '../../content/routes'
import { RoundLink } from '../parts/round-link'
import styles from './home-card.module.css'
import { useAge } from './use-age'

const PORTRAIT_PX = 640

/** The card. Its wrapper never moves: the pose is measured against it. */
export function HomeCard() {
  const age = useAge(profile.fechaNacimiento)
  return (
    <div className={styles.wrapper}>
      <article className={styles.card}>
        <div className={styles.paper} aria-hidden="true" />
        <img
          className={styles.portrait}
          src={assetUrl(profile.foto)}
          alt={`Retrato de ${profile.nombre}`}
          width={PORTRAIT_PX}
          height={PORTRAIT_PX}
          fetchPriority="high"
        />
        <div className={styles.identity}>
          <h1 className={styles.name} tabIndex={-1}>
            {profile.nombre}
          </h1>
          <p className={styles.role}>{profile.puesto}</p>
          <dl className={styles.facts}>
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
        <div className={styles.action}>
          <RoundLink to={ROUTES.navigation.path} label="Ir a la navegación" icon={ArrowDown} />
        </div>
      </article>
    </div>
  )
}
