import { ageAtBuild } from 'virtual:content'
import { useSyncExternalStore } from 'react'
import { ageOn } from '../../../../model/age'

const neverChanges = () => () => {}

/** The served age while hydrating, then today's. An age below the served one is a wrong clock. */
export function useAge(birthDate: string | undefined): number | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => (birthDate ? Math.max(ageAtBuild ?? 0, ageOn(birthDate, new Date())) : undefined),
    () => ageAtBuild,
  )
}
