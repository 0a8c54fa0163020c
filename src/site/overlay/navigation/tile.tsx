import { ArrowUpRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { OPENED_FROM_GRID } from '../contact/contact-dialog'
import { useSite } from '../language/site-context'
import { Engraving } from '../light/takes-light'
import { part } from '../part'
import { NewTabLink } from '../ui/links'
import styles from './tile.module.css'
import type { TileData } from './tiles'

/** A click that opens no other tab or window and starts no download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

function TileFace({ tile }: { tile: TileData }) {
  const Icon = tile.icon
  return (
    <>
      <Engraving {...part('tile-content')} />
      {tile.kind === 'new-tab' && (
        <span className={styles.badge} aria-hidden="true" {...part('tile-content')}>
          {tile.badge}
          <ArrowUpRight size={14} strokeWidth={1.75} />
        </span>
      )}
      <Icon aria-hidden size={36} strokeWidth={1.5} className={styles.icon} {...part('icon')} />
      <span {...part('label')} lang={tile.lang}>
        {tile.name}
      </span>
    </>
  )
}

export function Tile({ tile }: { tile: TileData }) {
  const [, navigate] = useLocation()
  const { paths } = useSite()
  const { kind, href } = tile
  const link = { className: `${styles.tile} panel`, children: <TileFace tile={tile} /> }
  if (kind === 'section') return <Link {...link} to={href} />
  if (kind === 'new-tab') return <NewTabLink {...link} href={href} isProfile={tile.isProfile} />
  // The link opens the mail program; the dialog is for visitors without one.
  const openDialog = (event: MouseEvent) => {
    if (isPlainClick(event)) navigate(paths.contact, { state: OPENED_FROM_GRID })
  }
  return <a {...link} href={href} onClick={openDialog} />
}
