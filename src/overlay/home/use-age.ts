import { ageAtBuild } from 'virtual:content'
import { useSyncExternalStore } from 'react'
import { ageOn } from '../../content/age'

const neverChanges = () => () => {}

/** The age today; while hydrating, the age in the HTML, which may be a birthday old. */
export function useAge(birthDate: string | undefined): number | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => (birthDate ? ageOn(birthDate, new Date()) : undefined),
    () => ageAtBuild,
  )
}
