import type { Project } from '../../../../site/model/schema/schema'
import { vignetteSvg } from '../../engraving/vignette'
import { hashOf, type MadeFile } from './sized-files'

/** Engravings for the projects without a picture, by id. */
export const projectVignettes = (projects: readonly Project[]): Map<number, MadeFile> =>
  new Map(
    projects
      .filter(({ imagen }) => !imagen)
      .map(({ id }) => {
        const source = Buffer.from(vignetteSvg(id))
        return [id, { path: `assets/vineta-${id}-${hashOf(source)}.svg`, source }]
      }),
  )
