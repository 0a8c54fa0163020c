import { useSyncExternalStore } from 'react'
import { isTurnedOver } from '../../interaction/turn'

/** Whether the card's back is, or is about to be, toward the visitor. */
export const useIsTurnedOver = (): boolean =>
  useSyncExternalStore(isTurnedOver.subscribe, isTurnedOver.get, () => false)
