import type { BenchCase } from './bench-case'
import { backControl } from './cases/back-control'
import { fieldAllocation } from './cases/field-allocation'
import { fieldTime } from './cases/field-time'
import { firstPaint } from './cases/first-paint'
import { firstSeconds } from './cases/first-seconds'
import { homeScreen } from './cases/home-screen'
import { lighthouseMobile } from './cases/lighthouse'
import { pose } from './cases/pose'
import { routeChange } from './cases/route-change'
import { sceneFrames } from './cases/scene-frames'
import { tilt, tiltHome } from './cases/tilt'
import { tiltLit } from './cases/tilt-lit'
import { weight } from './cases/weight'

export const cases: readonly BenchCase[] = [
  weight,
  lighthouseMobile,
  firstPaint,
  firstSeconds,
  sceneFrames,
  homeScreen,
  fieldTime,
  fieldAllocation,
  tilt,
  tiltHome,
  tiltLit,
  pose,
  backControl,
  routeChange,
]
