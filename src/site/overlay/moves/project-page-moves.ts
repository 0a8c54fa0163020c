import { projectSlug } from '../../../model/routes'
import { boxOf, isSeen } from '../../interaction/box'
import type { Parts } from '../part'
import type { Copy } from './leaving-copy'
import type { ScreenName, Way } from './route-transition'
import { offset } from './surge'
import { EASES, GONE, TIMINGS, type Timeline } from './timings'
import { shownAt } from './title'

/** The picture that a project's page shares with its entry. @param name the page's route */
export const pictureOf = (parts: Parts, name: ScreenName): HTMLElement | undefined =>
  projectSlug(name) === undefined
    ? undefined
    : parts('picture').find((each) => each.dataset.page === name && isSeen(each))

const pictureBox = (picture: HTMLElement) => {
  const { x, y, width, height } = boxOf(picture)
  return { x, y, width, height, size: width }
}

const PICTURE_FLIGHT = { duration: TIMINGS.picture, ease: EASES.travel }

/** What a project's page shows besides its picture. */
const besidePicture = (parts: Parts) => parts('back', 'title', 'page-text').filter(isSeen)

/** Page → entry: the copy of the page's picture flies over the entries and lands on its entry's. */
export function landPicture(timeline: Timeline, parts: Parts, copy: Copy): boolean {
  const [now, before] = [pictureOf(parts, copy.from), pictureOf(copy.parts, copy.from)]
  if (!now || !before) return false
  copy.layer.style.zIndex = '1'
  timeline
    .to(before, { ...shownAt(pictureBox(now), pictureBox(before)), ...PICTURE_FLIGHT }, 0)
    .set(before, { opacity: 0 }, PICTURE_FLIGHT.duration)
    .from(now, { opacity: 0, duration: 0.01 }, PICTURE_FLIGHT.duration - 0.01)
    .to(besidePicture(copy.parts), { ...GONE }, 0)
  return true
}

/** Entry → page: the entry's picture becomes the page's head. */
export function enterProjectPage(
  timeline: Timeline,
  parts: Parts,
  copy: Copy,
  name: ScreenName,
): void {
  const unseen = { opacity: 0, ...offset(copy.from, name) }
  const [now] = parts('picture')
  const before = pictureOf(copy.parts, name)
  if (now && before) {
    const start = shownAt(pictureBox(before), pictureBox(now))
    before.style.visibility = 'hidden'
    timeline.fromTo(now, start, { x: 0, y: 0, scale: 1, ...PICTURE_FLIGHT }, 0)
  } else timeline.from(now ?? [], { ...unseen }, 0)
  timeline
    .from(besidePicture(parts), { ...unseen, stagger: TIMINGS.entryStagger }, 0)
    .to(copy.layer, { ...GONE }, 0)
}

/** The page leaves. On the way to the projects its picture stays, for `landPicture`. */
export function exitProjectPage(timeline: Timeline, parts: Parts, { to }: Way): void {
  const gone =
    to === 'projects' ? besidePicture(parts) : [...besidePicture(parts), ...parts('picture')]
  timeline.to(gone, { opacity: 0.2, ease: EASES.fade }, 0)
}
