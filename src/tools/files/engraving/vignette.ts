import { cardDrawing } from './card-drawing'
import { plateOf } from './draw-plate'

const WIDTH_PX = 640
const HEIGHT_PX = 400
/** Units: the medallion stands right of the middle and passes the upper and lower edge. */
const VIEW = { x: -228, y: -104, width: 332.8, height: 208 }
const LINE_WIDTH = 0.7

/** The picture of a project without one: the medallion of its id, white on nothing. */
export function vignetteSvg(id: number): string {
  const { x, y, width, height } = VIEW
  const plate = plateOf({ nombre: `proyecto ${id}` })
  const size = `width="${WIDTH_PX}" height="${HEIGHT_PX}"`
  const box = `viewBox="${x} ${y} ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${cardDrawing(plate, '#fff', LINE_WIDTH)}</svg>`
}
