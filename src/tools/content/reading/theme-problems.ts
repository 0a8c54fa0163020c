import type { Profile } from '../../../site/model/schema/schema'
import { isColor } from '../../files/theme/color'
import { themeOf } from '../../files/theme/palettes'
import { unreadable } from '../../files/theme/theme-colors'
import type { Problem } from '../problem'
import { showValue } from '../show-value'
import { type JsonSource, problemAt } from './json/json-source'

const PATH = ['tema', 'foil']

/** A foil of the owner's that is no colour, or with which some text cannot be read. */
export function themeProblems(source: JsonSource, { tema }: Pick<Profile, 'tema'>): Problem[] {
  if (tema === undefined || typeof tema === 'string') return []
  const { expected, reading } = source.say
  if (!isColor(tema.foil)) return [problemAt(source, PATH, showValue(tema.foil), expected.color)]
  const [worst] = unreadable(themeOf({ tema })).sort(
    (a, b) => a.ratio / a.least - b.ratio / b.least,
  )
  if (!worst) return []
  const shown = (ratio: number) => reading.decimal((Math.floor(ratio * 10) / 10).toFixed(1))
  const { faint, lighter } = reading.contrast
  const found = `${showValue(tema.foil)}: ${faint(worst.text, worst.ground, shown(worst.ratio))}`
  return [problemAt(source, PATH, found, lighter(shown(worst.least)))]
}
