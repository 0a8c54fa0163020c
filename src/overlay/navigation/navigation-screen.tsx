import { ArrowUp } from 'lucide-react'
import { Fragment } from 'react'
import { ContactDialog } from '../contact/contact-dialog'
import { useSite } from '../language/site-context'
import { takesLight } from '../light/takes-light'
import { Rosette } from '../parts/rosette'
import { RoundLink } from '../parts/round-link'
import { movingPart } from '../route/timelines/moving-parts'
import styles from './navigation-screen.module.css'
import { Tile } from './tile'
import { tilesOf } from './tiles'
import { useTileTitle } from './use-tile-title'

/** By number of tiles (navigation-screen.module.css); nine leave it no place. */
const TILES_BEFORE_ROSETTE = [0, 0, 0, 0, 2, 2, 3, 4, 4, 4]

export function NavigationScreen() {
  const { tile: titled, handlersOf } = useTileTitle()
  const site = useSite()
  const { words, paths } = site
  const tiles = tilesOf(site)
  return (
    <div className={styles.screen}>
      <RoundLink
        to={paths.home}
        label={words.navigation.toHome}
        icon={ArrowUp}
        {...movingPart('back')}
      />
      <div className={`${styles.title} veil`} {...movingPart('title')}>
        <h1 tabIndex={-1} ref={takesLight}>
          {tiles.find(({ id }) => id === titled)?.name ?? words.routes.navigation}
        </h1>
      </div>
      <nav aria-label={words.navigation.label} {...movingPart('grid')}>
        <ul className={styles.grid} data-tiles={tiles.length}>
          {tiles.map((tile, index) => (
            <Fragment key={tile.id}>
              {index === TILES_BEFORE_ROSETTE[tiles.length] && (
                <li className={styles.centre} aria-hidden="true" {...movingPart('centre')}>
                  <Rosette />
                </li>
              )}
              <li {...handlersOf(tile.id)} {...movingPart('tile')} data-tile={tile.id}>
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
