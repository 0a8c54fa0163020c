import { ArrowUp } from 'lucide-react'
import { type FocusEvent, Fragment, type PointerEvent, use, useState } from 'react'
import { isTouch } from '../../interaction/touch-rule'
import { ContactDialog } from '../contact/contact-dialog'
import { useSite } from '../language/site-context'
import { takesLight } from '../light/takes-light'
import { MovesContext } from '../moves/use-moves'
import { part } from '../part'
import { RoundLink } from '../ui/links'
import { Rosette } from '../ui/rosette'
import styles from './navigation-screen.module.css'
import { Tile } from './tile'
import { tilesOf } from './tiles'
import entry from './tiles-entry.module.css'

/** SPEC's number; more are set closer. */
const FEW = 8

/** Id of the hovered or focused tile. Not on touch: the finger is already navigating. */
function useTileTitle() {
  const { phase } = use(MovesContext)
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const handlersOf = (tile: string) => ({
    // Not on enter: tiles on their way pass under a pointer that rests.
    onPointerMove: (event: PointerEvent) => {
      const hasMoved = event.movementX !== 0 || event.movementY !== 0
      if ((phase !== 'enter' || hasMoved) && !isTouch(event)) setHovered(tile)
    },
    onPointerLeave: () => setHovered(undefined),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setFocused(tile)
    },
    onBlur: () => setFocused(undefined),
  })
  const tile = hovered ?? focused
  const [kept, setKept] = useState(tile)
  const isLeaving = phase === 'exit'
  if (!isLeaving && kept !== tile) setKept(tile)
  return { tile: isLeaving ? kept : tile, handlersOf }
}

export function NavigationScreen() {
  const { tile: titled, handlersOf } = useTileTitle()
  const site = useSite()
  const { words, paths } = site
  const tiles = tilesOf(site)
  const shown = tiles.find(({ id }) => id === titled)
  return (
    <div className={styles.screen} data-many={tiles.length > FEW || undefined}>
      <RoundLink {...part('back')} to={paths.home} label={words.navigation.toHome} icon={ArrowUp} />
      <div className={`${styles.title} veil`} {...part('title')}>
        <h1 tabIndex={-1} lang={shown?.lang} ref={takesLight}>
          {shown?.name ?? words.routes.navigation}
        </h1>
      </div>
      <nav aria-label={words.navigation.label} {...part('grid')}>
        <ul className={`${styles.grid} ${entry.tiles}`}>
          {tiles.map((tile, index) => (
            <Fragment key={tile.id}>
              {index === Math.floor(tiles.length / 2) && (
                <li className={styles.centre} aria-hidden="true" {...part('centre')}>
                  <Rosette />
                </li>
              )}
              <li {...handlersOf(tile.id)} {...part('tile')} data-tile={tile.id}>
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
