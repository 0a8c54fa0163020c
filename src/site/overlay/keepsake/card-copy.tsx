import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { pageTextOf } from '../../../model/site'
import { CardFront } from '../home/card/faces/card-front'
import card from '../home/card/home-card.module.css'
import screen from '../home/home-screen.module.css'
import { part } from '../part'
import { useSite } from '../site-context'
import { drawKeepsake } from './draw-keepsake'
import styles from './keepsake.module.css'

/** The front as home lays it out, unseen: where it is drawn from, home may not be on the screen. */
export function CardCopy({ onDrawn }: { onDrawn: (picture: Blob | undefined) => void }) {
  const address = pageTextOf(useSite(), 'home').address?.replace(/^https:\/\/|\/$/g, '') ?? ''
  const wrapper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    drawKeepsake(wrapper.current as HTMLElement, address).then(onDrawn, () => onDrawn(undefined))
  }, [address, onDrawn])
  return createPortal(
    <div className={`${screen.screen} ${styles.copy}`} inert aria-hidden="true">
      <div className={card.wrapper} ref={wrapper} data-lit="">
        <div {...part('card')} className={card.card}>
          <div className={card.face}>
            <CardFront />
          </div>
        </div>
      </div>
    </div>,
    document.body,
  )
}
