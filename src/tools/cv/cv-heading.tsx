import { Circle, G, Path, Svg, Text, View } from '@react-pdf/renderer'
import { ringCurves } from '../../site/engraving/curves'
import { PLATE_RADIUS, type Plate } from '../../site/engraving/plate'
import type { Cv } from './cv-model'
import { CvText, Links, partsOf } from './cv-prose'
import { type CvColors, nameSize, paragraphStyle, scriptStyle, useStyles } from './cv-styles'

const SIDE_PT = 104
const LINE_WIDTH = 0.72

/** The card's medallion as vector lines, light on printer ink. */
function CvRosette({ plate, colors }: { plate: Plate; colors: CvColors }) {
  const { rope, circles } = plate
  const [flower, inner, outer] = plate.rings
  // The outer ring is the largest: below the others and paler.
  const woven = [
    { ring: outer, color: colors.pale },
    ...[inner, flower, rope].map((ring) => ({ ring, color: colors.fine })),
  ]
  const side = 2 * PLATE_RADIUS
  const viewBox = `${-PLATE_RADIUS} ${-PLATE_RADIUS} ${side} ${side}`
  return (
    <Svg width={SIDE_PT} height={SIDE_PT} viewBox={viewBox}>
      {woven.flatMap(({ ring, color }) =>
        ringCurves(ring).flatMap(({ path, turnsDeg }) =>
          turnsDeg.map((angle) => (
            <G key={`${path} ${angle}`} transform={`rotate(${angle})`}>
              <Path d={path} fill="none" stroke={color} strokeWidth={LINE_WIDTH} />
            </G>
          )),
        ),
      )}
      {circles.map(({ radius, width }) => (
        <Circle key={radius} r={radius} fill="none" stroke={colors.fine} strokeWidth={width} />
      ))}
    </Svg>
  )
}

/** The last line of a headline is no lone word. */
const NEAR_END = / (?=.{1,13}$)/gu

type CvHeadingProps = { cv: Cv; plate: Plate; colors: CvColors }

export function CvHeading({ cv, plate, colors }: CvHeadingProps) {
  const styles = useStyles()
  return (
    <>
      <View style={styles.heading}>
        <View style={styles.identity}>
          <Text style={[styles.name, nameSize(cv.name), scriptStyle(cv.name)]}>{cv.name}</Text>
          {cv.headlines.map((line, index) => (
            <Text key={line} style={[index === 0 ? styles.role : styles.post, scriptStyle(line)]}>
              {line.replace(NEAR_END, '\u00a0')}
            </Text>
          ))}
          <View style={styles.contact}>
            {cv.place !== '' && (
              <Text style={[scriptStyle(cv.place), styles.contactItem]}>{cv.place}</Text>
            )}
            <Links links={cv.contact} style="contactItem" />
          </View>
        </View>
        <CvRosette plate={plate} colors={colors} />
      </View>
      {cv.summary !== '' && (
        <View style={styles.summary}>
          <CvText parts={partsOf(cv.summary)} letters="summaryText" />
        </View>
      )}
      {cv.availability !== '' && (
        <Text style={[styles.availability, paragraphStyle(cv.availability)]}>
          {cv.availability}
        </Text>
      )}
    </>
  )
}
