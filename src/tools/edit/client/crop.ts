/** A square of a picture, in px of the picture. */
export type Crop = { left: number; top: number; side: number }
type Size = { width: number; height: number }

/** The largest share of the picture's shorter side that zooming leaves out. */
export const MOST_ZOOM = 4

const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), most))

/** Inside the picture, as near to what is asked as that allows. */
function cropWithin({ left, top, side }: Crop, { width, height }: Size): Crop {
  const shorter = Math.min(width, height)
  const fit = within(side, Math.ceil(shorter / MOST_ZOOM), shorter)
  return {
    left: within(left, 0, width - fit),
    top: within(top, 0, height - fit),
    side: fit,
  }
}

/** The square in the middle, a little above it where the picture is tall: there faces are. */
export const firstCrop = (size: Size): Crop => {
  const side = Math.min(size.width, size.height)
  const crop = { left: (size.width - side) / 2, top: (size.height - side) / 3, side }
  return cropWithin(crop, size)
}

/** About the same middle. @param zoom 1 shows the whole shorter side */
export function zoomed({ left, top, side }: Crop, zoom: number, size: Size): Crop {
  const next = Math.min(size.width, size.height) / Math.min(Math.max(zoom, 1), MOST_ZOOM)
  const shift = (side - next) / 2
  return cropWithin({ left: left + shift, top: top + shift, side: next }, size)
}

export const zoomOf = ({ side }: Crop, { width, height }: Size): number =>
  Math.min(width, height) / side

/** Moved by a share of the square's side. */
export const moved = ({ left, top, side }: Crop, right: number, down: number, size: Size): Crop =>
  cropWithin({ left: left + right * side, top: top + down * side, side }, size)
