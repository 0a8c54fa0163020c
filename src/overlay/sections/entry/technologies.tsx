import { technologyItems } from '../../../model/entries'
import styles from './tags.module.css'

/** A comma-separated text as tags. */
export function Technologies({ text = '' }: { text: string | undefined }) {
  const items = technologyItems(text)
  if (items.length === 0) return null
  return (
    <ul className={styles.tags} aria-label="Tecnologías utilizadas">
      {items.map((item) => (
        <li key={item} className={`${styles.tag} ${styles.technology}`}>
          {item}
        </li>
      ))}
    </ul>
  )
}
