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

/** In tiles and rows from the rosette's. */
type Cell = { readonly column: number; readonly row: number }
/** Columns of each row, by the number of tiles. */
type GridRows = Readonly<Record<number, readonly (readonly number[])[]>>

const ONE = [0]
const TWO = [-0.5, 0.5]
const THREE = [-1, 0, 1]
const FOUR = [-1.5, -0.5, 0.5, 1.5]
const FIVE = [-2, -1, 0, 1, 2]
const BESIDE = [-1, 1]
const BOTH_BESIDE = [-2, -1, 1, 2]

/** Above, beside and below the rosette. */
const COLUMNS: GridRows = {
  2: [[], BESIDE, []],
  3: [ONE, BESIDE, []],
  4: [ONE, BESIDE, ONE],
  5: [ONE, BESIDE, TWO],
  6: [TWO, BESIDE, TWO],
  7: [THREE, BESIDE, TWO],
  8: [THREE, BESIDE, THREE],
  // They leave the rosette no cell.
  9: [THREE, THREE, THREE],
}

/** On a low screen. The rosette is as high as all rows; an odd number of tiles leaves it no place. */
const LOW_COLUMNS: GridRows = {
  2: [BESIDE],
  3: [THREE],
  4: [BESIDE, BESIDE],
  5: [THREE, TWO],
  6: [BOTH_BESIDE, BESIDE],
  7: [FOUR, THREE],
  8: [BOTH_BESIDE, BOTH_BESIDE],
  9: [FIVE, FOUR],
}

const cellsOf = (rows: GridRows, count: number): Cell[] =>
  (rows[count] ?? []).flatMap((columns, row, { length }) =>
    columns.map((column) => ({ column, row: row - (length - 1) / 2 })),
  )

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
  const cells = cellsOf(COLUMNS, tiles.length)
  const lowCells = cellsOf(LOW_COLUMNS, tiles.length)
  const beforeRosette = cells.findIndex(({ column, row }) => row === 0 && column >= 0)
  return (
    <div className={styles.screen}>
      <RoundLink {...part('back')} to={paths.home} label={words.navigation.toHome} icon={ArrowUp} />
      <div className={`${styles.title} veil`} {...part('title')}>
        <h1 tabIndex={-1} ref={takesLight}>
          {tiles.find(({ id }) => id === titled)?.name ?? words.routes.navigation}
        </h1>
      </div>
      <nav aria-label={words.navigation.label} {...part('grid')}>
        <ul
          className={`${styles.grid} ${entry.tiles}`}
          data-tiles={tiles.length}
          data-odd={tiles.length % 2 === 1 || undefined}
        >
          {tiles.map((tile, index) => (
            <Fragment key={tile.id}>
              {index === beforeRosette && (
                <li className={styles.centre} aria-hidden="true" {...part('centre')}>
                  <Rosette />
                </li>
              )}
              <li
                {...handlersOf(tile.id)}
                {...part('tile')}
                data-tile={tile.id}
                data-column={cells[index]?.column}
                data-row={cells[index]?.row}
                data-low-column={lowCells[index]?.column}
                data-low-row={lowCells[index]?.row}
              >
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
