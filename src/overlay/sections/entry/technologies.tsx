import { technologyItems } from '../../../model/entries'
import { useSite } from '../../language/site-context'
import styles from './tags.module.css'

type TechnologiesProps = { text: string | undefined; lang: string | undefined }

/** A comma-separated text as tags. */
export function Technologies({ text = '', lang }: TechnologiesProps) {
  const { words } = useSite()
  const items = technologyItems(text)
  if (items.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={words.entry.technologies}>
      {items.map((item) => (
        <li key={item} lang={lang} className={`${styles.tag} ${styles.technology}`}>
          {item}
        </li>
      ))}
    </ul>
  )
}
