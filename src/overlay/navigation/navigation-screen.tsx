import { ArrowUp } from 'lucide-react'
import { Fragment } from 'react'
import { ROUTES } from '../../model/routes'
import { ContactDialog } from '../contact/contact-dialog'
import { Rosette } from '../parts/rosette'
import { RoundLink } from '../parts/round-link'
import { movingPart } from '../route/timelines/moving-parts'
import styles from './navigation-screen.module.css'
import { Tile } from './tile'
import { TILES } from './tiles'
import { useTileTitle } from './use-tile-title'

/** By number of tiles (navigation-screen.module.css); nine leave it no place. */
const TILES_BEFORE_ROSETTE = [0, 0, 0, 0, 2, 2, 3, 4, 4, 4][TILES.length]

export function NavigationScreen() {
  const { title, handlersOf } = useTileTitle()
  return (
    <div className={styles.screen}>
      <RoundLink
        to={ROUTES.home.path}
        label="Volver al inicio"
        icon={ArrowUp}
        {...movingPart('back')}
      />
      <div className={`${styles.title} veil`}>
        <h1 tabIndex={-1} {...movingPart('title')}>
          {title ?? ROUTES.navigation.title}
        </h1>
      </div>
      <nav aria-label="Secciones" {...movingPart('grid')}>
        <ul className={styles.grid} data-tiles={TILES.length}>
          {TILES.map((tile, index) => (
            <Fragment key={tile.name}>
              {index === TILES_BEFORE_ROSETTE && (
                <li className={styles.centre} aria-hidden="true" {...movingPart('centre')}>
                  <Rosette />
                </li>
              )}
              <li {...handlersOf(tile.name)} {...movingPart('tile')}>
                <Tile tile={tile} />
              </li>
            </Fragment>
          ))}
        </ul>
      </nav>
      <ContactDialog />
    </div>
  )
}
