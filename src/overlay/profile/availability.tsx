import { profile } from 'virtual:content'
import styles from './availability.module.css'

export const Availability = () =>
  profile.disponibilidad && <p className={styles.availability}>{profile.disponibilidad}</p>
