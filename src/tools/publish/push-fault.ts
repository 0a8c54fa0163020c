import type { Messages } from '../messages/es/es'
import { OFFLINE } from './github'
import type { Target } from './situation'

type Faults = Messages['publish']['pushFaults']

/** By what git says of a push, in English. The first that fits. */
const SIGNS: readonly (readonly [RegExp, keyof Faults])[] = [
  [/workflow.{0,20} scope/i, 'noScope'],
  [/non-fast-forward|fetch first/i, 'behind'],
  [OFFLINE, 'offline'],
  [
    /permission|denied|\b40[134]\b|not found|authentication|could not read (?:username|password)|not appear to be a git/i,
    'noRights',
  ],
]

/** Why a push was refused, and what to do. @param said by git */
export function pushFault(said: string, target: Target, branch: string, faults: Faults): string {
  const [, fault = 'other' as const] = SIGNS.find(([sign]) => sign.test(said)) ?? []
  return faults[fault](target.address, branch)
}
