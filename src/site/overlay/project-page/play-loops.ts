import { isStill, mayMove } from '../../state/motion-preference'

/** A ref, by which silent videos play while they are in view and motion is allowed. Their controls stay. */
export function playLoops(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined
  const loops = page.querySelectorAll<HTMLVideoElement>('video[data-loop]')
  const seen = new Set<HTMLVideoElement>()
  // A video that the browser refuses to play waits for its own control.
  const play = (loop: HTMLVideoElement) => loop.play().catch(() => {})
  const follow = () => {
    for (const loop of loops) {
      if (mayMove() && seen.has(loop)) void play(loop)
      else loop.pause()
    }
  }
  const watch = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      const loop = target as HTMLVideoElement
      if (isIntersecting) seen.add(loop)
      else seen.delete(loop)
      if (isIntersecting && mayMove()) void play(loop)
      if (!isIntersecting) loop.pause()
    }
  })
  for (const loop of loops) watch.observe(loop)
  const stop = isStill.subscribe(follow)
  return () => {
    stop()
    watch.disconnect()
  }
}
