import { useSite } from '../language/site-context'
import { useLangOf } from '../language/text-of'
import styles from './availability.module.css'

export function Availability() {
  const { profile } = useSite()
  const langOf = useLangOf()
  return (
    profile.disponibilidad && (
      <p className={styles.availability} lang={langOf(profile, 'disponibilidad')}>
        {profile.disponibilidad}
      </p>
    )
  )
}
