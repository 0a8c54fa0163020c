import { hasProjectPages, pictures, vignettes } from 'virtual:content'
import { projectRoute } from '../../../../model/routes'
import type { Project } from '../../../../model/schema/schema'
import { part } from '../../part'
import { EntryPicture } from '../entry/entry-picture'
import styles from './project-picture.module.css'

/** Must match projects-section.module.css. */
const LIST_SIZES = '(max-width: 700px) 90vw, 360px'
const VIGNETTE_PX = { width: 640, height: 400 }
const NO_PX = { width: 0, height: 0 }

type ProjectPictureProps = {
  project: Project
  /** Seen at once: painted together with the text. */
  isFirst: boolean
  sizes?: string
}

/** An owner's picture, or else the engraving of the id: the build knows those of built-in projects. */
export function ProjectPicture({ project, isFirst, sizes = LIST_SIZES }: ProjectPictureProps) {
  const { id, imagen, pagina } = project
  const file = imagen ?? vignettes[id]
  if (!file) return null
  const { width, height } = pictures[file] ?? (imagen ? NO_PX : VIGNETTE_PX)
  const kind = imagen ? styles.photo : `${styles.vignette} unprinted`
  return (
    <div
      {...part('picture')}
      data-page={hasProjectPages && pagina ? projectRoute(pagina) : undefined}
      className={`${styles.frame} ${kind} ${height > width ? styles.tall : ''}`}
    >
      <EntryPicture
        entry={project}
        file={file}
        sizes={sizes}
        width={width || undefined}
        height={height || undefined}
        isFirst={isFirst}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </div>
  )
}
