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

const TILES_BEFORE_ROSETTE = 4

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
        <ul className={styles.grid}>
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
