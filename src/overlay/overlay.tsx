import { isMultilingual } from 'virtual:content'
import { useRef } from 'react'
import { Boundary } from './boundary'
import { LanguageLinks } from './language/language-links'
import { useSite } from './language/site-context'
import { MotionControls } from './motion/motion-controls'
import styles from './overlay.module.css'
import { MessagePanel } from './parts/message-panel'
import { LeaveContext } from './route/leave-context'
import { PhaseContext } from './route/phase-context'
import { useArrival } from './route/use-arrival'
import { useRouteTransition } from './route/use-route-transition'
import { useSwipe } from './route/use-swipe'
import { useTransitionPlayer } from './route/use-transition-player'
import { SCREENS } from './screens'

export function Overlay() {
  const { code, words } = useSite()
  const main = useRef<HTMLElement>(null)
  const { state, dispatch, leave } = useRouteTransition()
  const { shown, phase } = state
  const Screen = SCREENS[shown]
  useArrival(main, shown, phase)
  useTransitionPlayer(main, state, dispatch)
  useSwipe(main, shown)
  // The page is in the content's language, which may have no words of its own.
  const lang = words.locale === code ? undefined : words.locale
  return (
    <LeaveContext value={leave}>
      <a className={styles.skip} href="#main" lang={lang}>
        {words.page.skip}
      </a>
      <header className={styles.controls} lang={lang}>
        <LanguageLinks className={styles.languages} />
        <MotionControls />
      </header>
      <main
        id="main"
        lang={lang}
        className={isMultilingual ? `${styles.main} ${styles.below}` : styles.main}
        tabIndex={-1}
        ref={main}
        data-phase={phase}
      >
        <Boundary key={shown} fallback={<MessagePanel {...words.page.failed} />}>
          <PhaseContext value={phase}>
            <Screen />
          </PhaseContext>
        </Boundary>
      </main>
    </LeaveContext>
  )
}
