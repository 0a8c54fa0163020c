import { pictures } from 'virtual:content'
import type { Project } from '../../../model/schema/schema'
import { assetUrl } from '../../../model/site-base'
import styles from './projects-section.module.css'

/** Must match projects-section.module.css. */
const SIZES = '(max-width: 600px) 90vw, 320px'

/** The build knows the sizes of built-in pictures only. */
export function ProjectPicture({ project: { imagen, imagenAlt } }: { project: Project }) {
  if (!imagen) return null
  const { width = 0, height = 0, files = [] } = pictures[imagen] ?? {}
  const largest = files.at(-1)
  return (
    <img
      className={`${styles.picture} ${height > width ? styles.tall : ''}`}
      src={assetUrl(largest?.path ?? imagen)}
      {...(largest && {
        srcSet: files.map((file) => `${assetUrl(file.path)} ${file.width}w`).join(', '),
        sizes: SIZES,
      })}
      alt={imagenAlt}
      width={width || undefined}
      height={height || undefined}
      loading="lazy"
      decoding="async"
    />
  )
}
