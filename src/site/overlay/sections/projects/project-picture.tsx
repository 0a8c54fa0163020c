import { hasProjectPages, pictures, vignettes } from 'virtual:content'
import { projectRoute } from '../../../model/routes'
import type { Project } from '../../../model/schema/schema'
import { useLangOf } from '../../language/text-of'
import { part } from '../../part'
import { Picture } from '../../ui/picture'
import styles from './project-picture.module.css'

/** Must match projects-section.module.css. */
const LIST_SIZES = '(max-width: 700px) 90vw, 360px'
const VIGNETTE_PX = { width: 640, height: 400 }

type ProjectPictureProps = {
  project: Project
  /** Seen at once: painted together with the text. */
  isFirst: boolean
  sizes?: string
}

/** An owner's picture, or else the engraving of the id: the build knows those of built-in projects. */
export function ProjectPicture({
  project,
  isFirst,
  sizes: shown = LIST_SIZES,
}: ProjectPictureProps) {
  const { id, imagen, imagenAlt = '', pagina } = project
  const langOf = useLangOf()
  const file = imagen ?? vignettes[id]
  if (!file) return null
  const { width, height, sizes } = pictures[file] ?? {
    ...(imagen ? { width: 0, height: 0 } : VIGNETTE_PX),
    sizes: undefined,
  }
  const kind = imagen ? styles.photo : `${styles.vignette} unprinted`
  return (
    <div
      {...part('picture')}
      data-page={hasProjectPages && pagina ? projectRoute(pagina) : undefined}
      className={`${styles.frame} ${kind} ${height > width ? styles.tall : ''}`}
    >
      <Picture
        file={sizes?.webp.at(-1)?.path ?? file}
        files={sizes}
        sizes={shown}
        alt={imagenAlt}
        lang={langOf(project, 'imagenAlt')}
        width={width || undefined}
        height={height || undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </div>
  )
}
