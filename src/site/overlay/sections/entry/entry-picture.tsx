import { pictures } from 'virtual:content'
import type { Entry } from '../../../model/entries'
import { useLangOf } from '../../language/text-of'
import { Picture } from '../../ui/picture'
import styles from './entry-picture.module.css'

/** As wide as its card (timeline-entry.module.css). */
const SIZES = '(max-width: 1000px) 90vw, 770px'

/** The picture of an entry of an own section; nothing without one. */
export function EntryPicture({ entry, isFirst }: { entry: Entry; isFirst: boolean }) {
  const langOf = useLangOf()
  if (!('imagen' in entry) || !entry.imagen) return null
  const { width, height, sizes } = pictures[entry.imagen] ?? {}
  return (
    <div className={styles.frame}>
      <Picture
        file={sizes?.webp.at(-1)?.path ?? entry.imagen}
        files={sizes}
        sizes={SIZES}
        alt={entry.imagenAlt ?? ''}
        lang={langOf(entry, 'imagenAlt')}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
      />
    </div>
  )
}
