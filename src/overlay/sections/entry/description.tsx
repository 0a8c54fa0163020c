import { textBlocks } from '../../../model/text-blocks'
import styles from './description.module.css'

/** Paragraphs and lists of a `descripcion`. */
export function Description({ text, lang }: { text: string; lang: string | undefined }) {
  return textBlocks(text).map((block, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts may be equal, and never move
    if (block.kind === 'paragraph') {
      return (
        <p key={place} className={styles.text} lang={lang}>
          {block.text}
        </p>
      )
    }
    return (
      <ul key={place} className={`${styles.text} ${styles.list}`} lang={lang}>
        {block.items.map((item, row) => (
          <li key={row}>{item}</li>
        ))}
      </ul>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  })
}
