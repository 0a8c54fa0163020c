import { hasProjectPages, isMultilingual, sections } from 'virtual:content'
import { memo } from 'react'
import { projectSlug } from '../../model/routes'
import { ErrorBoundary } from '../react/error-boundary'
import { MotionControls } from './controls/motion-controls'
import { HomeScreen } from './home/home-screen'
import { LanguageLinks } from './language/language-links'
import { lateScreens } from './late-chunk'
import { MovesContext } from './moves/moves-context'
import type { ScreenName } from './moves/route-transition'
import { useMoves } from './moves/use-moves'
import styles from './overlay.module.css'
import { projectPageScreen } from './project-page/page-loader'
import { gridScreen } from './screen-loader'
import { useSite } from './site-context'
import { Message } from './ui/message'

/** Memoized, so that the phases of a move do not render the screen again. */
const Screen = memo(function Screen({ name }: { name: ScreenName }) {
  const grid = gridScreen.use(true)
  const projectPage = projectPageScreen.use(true)
  const late = lateScreens.use(true)
  if (name === 'home') return <HomeScreen />
  if (name === 'navigation') return grid && <grid.NavigationScreen />
  const slug = hasProjectPages ? projectSlug(name) : undefined
  if (slug !== undefined) return projectPage && <projectPage.ProjectPage slug={slug} />
  const section = sections.pager.find(({ route }) => route === name)
  if (section) return late && <late.SectionScreen section={section} />
  return late && <late.NotFoundScreen />
})

export function Overlay() {
  const { code, words } = useSite()
  const { main, shown, context } = useMoves()
  const Failure = lateScreens.use(true)?.MessagePanel ?? Message
  // The content may be in a language for which the interface has no words.
  const lang = words.locale === code ? undefined : words.locale
  return (
    <>
      <a className={`${styles.skip} unprinted`} href="#main" lang={lang}>
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
        data-phase={context.phase}
      >
        <ErrorBoundary key={shown} fallback={<Failure {...words.page.failed} />}>
          <MovesContext value={context}>
            <Screen name={shown} />
          </MovesContext>
        </ErrorBoundary>
      </main>
    </>
  )
}
