import { ageAtBuild } from 'virtual:content'
import { useSyncExternalStore } from 'react'
import { ageOn } from '../../model/age'

const neverChanges = () => () => {}

/**
 * The age today; while hydrating, the age in the HTML, which may be a birthday old. Nobody is younger
 * than when the site was built: a clock that says so is wrong.
 */
export function useAge(birthDate: string | undefined): number | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => (birthDate ? Math.max(ageAtBuild ?? 0, ageOn(birthDate, new Date())) : undefined),
    () => ageAtBuild,
  )
}
