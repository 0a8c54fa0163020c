import { ArrowUp, ArrowUpRight } from 'lucide-react'
import { type FocusEvent, Fragment, type MouseEvent, type PointerEvent, use, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { isTouch } from '../../interaction/touch-rule'
import { lateScreens } from '../late-chunk'
import { takesLight } from '../light/takes-light'
import { MovesContext } from '../moves/moves-context'
import { part } from '../part'
import { useRouteName, useSite } from '../site-context'
import { spot } from '../spot'
import { isPlainClick, NewTabLink, RoundLink } from '../ui/links'
import { Mark } from '../ui/mark'
import { Rosette } from '../ui/rosette'
import styles from './navigation-screen.module.css'
import tileStyles from './tile.module.css'
import { type TileData, tilesOf } from './tiles'
import entry from './tiles-entry.module.css'

/** The history state of /contacto opened from the grid: closing the dialog then goes one step back. */
const OPENED_FROM_GRID = { openedFromGrid: true }

/** SPEC's number of tiles. More are set closer. */
const FEW = 8

/** A name of more letters is set smaller. */
const LONG = 24

/** The id of the hovered or focused tile. A touch gives none, since the finger already navigates. */
function useTileTitle() {
  const { phase } = use(MovesContext)
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const handlersOf = (tile: string) => ({
    // `pointerenter` would also fire for tiles that fly under a pointer at rest.
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

/** The piece's part of the sheet's engraving, and of the visitor's light on it. */
const Lines = () => (
  <span className={tileStyles.lines} aria-hidden="true">
    <span />
  </span>
)

/** A ref of the grid: one light falls on all its pieces. */
const takesLightAsOne = (grid: HTMLElement | null) =>
  takesLight(grid, [...(grid?.querySelectorAll<HTMLElement>(`.${tileStyles.lines} > span`) ?? [])])

function TileFace({ tile }: { tile: TileData }) {
  const { icon: Icon } = tile
  const icon = { className: tileStyles.icon, ...part('icon') }
  return (
    <>
      <Lines />
      {tile.kind === 'new-tab' && (
        <ArrowUpRight
          className={tileStyles.badge}
          aria-hidden
          size={14}
          strokeWidth={1.75}
          {...part('tile-content')}
        />
      )}
      {typeof Icon === 'string' ? (
        <Mark path={Icon} viewBox="-2 -2 28 28" {...icon} />
      ) : (
        <Icon aria-hidden size={36} strokeWidth={1.5} {...icon} />
      )}
      <span {...part('label')} lang={tile.lang} {...spot?.(tile.id, 'titulo')}>
        {tile.name}
      </span>
      {tile.fact && (
        <span className={tileStyles.fact} aria-hidden="true" {...part('tile-content')}>
          {tile.fact.shown}
        </span>
      )}
    </>
  )
}

function Tile({ tile }: { tile: TileData }) {
  const [, navigate] = useLocation()
  const { paths } = useSite()
  const { kind, href, fact } = tile
  const link = {
    className: `${tileStyles.tile} ${tileStyles.piece} panel`,
    'aria-description': fact?.said ?? fact?.shown,
    'data-long': /\S{14}/.test(tile.name) || undefined,
    children: <TileFace tile={tile} />,
  }
  if (kind === 'section') return <Link {...link} to={href} />
  if (kind === 'dialog') return <Link {...link} to={href} state={OPENED_FROM_GRID} />
  if (kind === 'new-tab') return <NewTabLink {...link} href={href} isProfile={tile.isProfile} />
  // The link opens the mail program, and the dialog serves visitors without one.
  const openDialog = (event: MouseEvent) => {
    if (isPlainClick(event)) navigate(paths.contact, { state: OPENED_FROM_GRID })
  }
  return <a {...link} href={href} onClick={openDialog} />
}

export function NavigationScreen() {
  const { tile: titled, handlersOf } = useTileTitle()
  const site = useSite()
  const { words, paths, profile } = site
  const tiles = tilesOf(site)
  const shown = tiles.find(({ id }) => id === titled)
  const late = lateScreens.use(useRouteName() === 'contact')
  return (
    <div className={styles.screen} data-many={tiles.length > FEW || undefined}>
      <RoundLink {...part('back')} to={paths.home} label={words.navigation.toHome} icon={ArrowUp} />
      <div className={`${styles.title} veil`} {...part('title')}>
        <h1 tabIndex={-1} ref={takesLight} data-long={profile.nombre.length > LONG || undefined}>
          {/* It keeps its place, or a name in two lines would shift the tiles. */}
          <span aria-hidden={shown ? true : undefined}>
            <span {...spot?.('perfil', 'nombre')}>{profile.nombre}</span>
            <span className="visually-hidden">{` · ${words.routes.navigation}`}</span>
          </span>
          {shown && <span lang={shown.lang}>{shown.name}</span>}
        </h1>
      </div>
      <nav aria-label={words.navigation.label} {...part('grid')}>
        <ul className={`${styles.grid} ${entry.tiles}`} ref={takesLightAsOne}>
          {tiles.map((tile, index) => (
            <Fragment key={tile.id}>
              {index === Math.floor(tiles.length / 2) && (
                <li
                  className={`${styles.centre} ${tileStyles.piece} panel`}
                  aria-hidden="true"
                  {...part('centre')}
                >
                  <Rosette />
                  <Lines />
                </li>
              )}
              <li {...handlersOf(tile.id)} {...part('tile')} data-tile={tile.id}>
                <Tile tile={tile} />
              </li>
            </Fragment>
          ))}
        </ul>
      </nav>
      {late && <late.ContactDialog />}
    </div>
  )
}
