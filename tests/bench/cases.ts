import type { BenchCase } from './bench-case'
import { backControl } from './cases/back-control'
import { fieldAllocation } from './cases/field-allocation'
import { fieldTime } from './cases/field-time'
import { homeScreen } from './cases/home-screen'
import { pose } from './cases/pose'
import { routeChange } from './cases/route-change'
import { tilt, tiltHome } from './cases/tilt'
import { tiltLit } from './cases/tilt-lit'

/** In the order in which a round runs them. */
export const cases: readonly BenchCase[] = [
  fieldTime,
  fieldAllocation,
  homeScreen,
  tilt,
  tiltHome,
  tiltLit,
  pose,
  backControl,
  routeChange,
]
