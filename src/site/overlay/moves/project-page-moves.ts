import { projectSlug } from '../../../model/routes'
import { boxOf, isSeen } from '../../interaction/box'
import type { Parts } from '../part'
import type { Copy } from './leaving-copy'
import type { ScreenName, Way } from './route-transition'
import { offset } from './surge'
import { EASES, GONE, TIMINGS, type Timeline } from './timings'
import { shownAt } from './title'

/** What a project's page and its entry share. @param name of the page */
export const pictureOf = (parts: Parts, name: ScreenName): HTMLElement | undefined =>
  projectSlug(name) === undefined
    ? undefined
    : parts('picture').find((each) => each.dataset.page === name && isSeen(each))

const pictureBox = (picture: HTMLElement) => {
  const { x, y, width, height } = boxOf(picture)
  return { x, y, width, height, size: width }
}

const PICTURE_FLIGHT = { duration: TIMINGS.picture, ease: EASES.travel }

/** What of a page is not its picture. */
const besidePicture = (parts: Parts) => parts('back', 'title', 'page-text').filter(isSeen)

/** Page → entry: the copy of the page's picture flies over the entries, and gives way to theirs. */
export function landPicture(timeline: Timeline, parts: Parts, copy: Copy): boolean {
  const [now, before] = [pictureOf(parts, copy.from), pictureOf(copy.parts, copy.from)]
  if (!now || !before) return false
  copy.layer.style.zIndex = '1'
  timeline
    .to(before, { ...shownAt(pictureBox(now), pictureBox(before)), ...PICTURE_FLIGHT }, 0)
    .set(before, { opacity: 0 }, PICTURE_FLIGHT.duration)
    .from(now, { opacity: 0, duration: 0.01 }, PICTURE_FLIGHT.duration - 0.01)
    // The veil of the head would lie on the entries.
    .to([...besidePicture(copy.parts), ...copy.parts('page-head')], { ...GONE }, 0)
  return true
}

/** Entry → page: the picture begins in its entry, and becomes the page's head. */
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

/** To its entry, the picture goes on in the next screen's entry. */
export function exitProjectPage(timeline: Timeline, parts: Parts, { to }: Way): void {
  const gone =
    to === 'projects' ? besidePicture(parts) : [...besidePicture(parts), ...parts('picture')]
  timeline.to(gone, { opacity: 0.2, ease: EASES.fade }, 0)
}
