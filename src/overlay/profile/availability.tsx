import { useSite } from '../language/site-context'
import { langOf } from '../language/text-of'
import styles from './availability.module.css'

export function Availability() {
  const { profile } = useSite()
  return (
    profile.disponibilidad && (
      <p className={styles.availability} lang={langOf(profile, 'disponibilidad')}>
        {profile.disponibilidad}
      </p>
    )
  )
}
