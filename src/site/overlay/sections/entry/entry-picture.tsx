import { hasProjectPages, pictures, vignettes } from 'virtual:content'
import type { Entry } from '../../../../model/entries'
import { projectRoute } from '../../../../model/routes'
import { MEDIA } from '../../../geometry/geometry'
import { useLangOf } from '../../language/text-of'
import { takesLight } from '../../light/takes-light'
import { part } from '../../part'
import { Picture } from '../../ui/picture'
import styles from './entry.module.css'

/** The widths that entry.module.css gives them. */
const POST_SIZES = `${MEDIA.belowWide} 90vw, 770px`
const PROJECT_SIZES = `${MEDIA.narrow} 90vw, 360px`
const VIGNETTE = { width: 640, height: 400, sizes: undefined }

type Pictured = Readonly<Partial<Record<'imagen' | 'imagenAlt', string>>>

type EntryPictureProps = {
  entry: Entry
  /** Whether it is in view when the page opens: then it is painted together with the text. */
  isFirst: boolean
  sizes?: string
}

/** The framed picture of an entry; of a project without one, the engraving that the build has made of its name. */
export function EntryPicture({ entry, isFirst, ...given }: EntryPictureProps) {
  const lang = useLangOf()(entry, 'imagenAlt')
  const project = 'gitHubWeb' in entry ? entry : undefined
  const { imagen, imagenAlt = '' } = entry as Pictured
  const file = imagen ?? (project && vignettes[entry.id])
  if (!file) return null
  const known = pictures[file] ?? (imagen ? undefined : VIGNETTE)
  const kind = imagen ? styles.photo : `${styles.vignette} unprinted`
  const form = known && known.height > known.width ? styles.tall : ''
  return (
    <div
      className={project ? `${styles.picture} ${kind} ${form}` : styles.picture}
      {...(project && { ...part('picture'), ref: takesLight })}
      data-page={hasProjectPages && project?.pagina ? projectRoute(project.pagina) : undefined}
    >
      <Picture
        width={known?.width}
        height={known?.height}
        sizes={given.sizes ?? (project ? PROJECT_SIZES : POST_SIZES)}
        file={known?.sizes?.webp.at(-1)?.path ?? file}
        files={known?.sizes}
        alt={imagenAlt}
        lang={lang}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </div>
  )
}
