import { hasProjectPages, isMultilingual, sections } from 'virtual:content'
import { type ComponentType, memo } from 'react'
import { projectSlug } from '../../model/routes'
import { ErrorBoundary } from '../react/error-boundary'
import { MotionControls } from './controls/motion-controls'
import { HomeScreen } from './home/home-screen'
import { LanguageLinks } from './language/language-links'
import type { ScreenName } from './moves/route-transition'
import { MovesContext, useMoves } from './moves/use-moves'
import { NavigationScreen } from './navigation/navigation-screen'
import { NotFoundScreen } from './not-found/not-found-screen'
import styles from './overlay.module.css'
import { pageScreen } from './project-page/page-loader'
import { SectionScreen } from './sections/section-screen'
import { useSite } from './site-context'
import { MessagePanel } from './ui/message-panel'

const SCREENS: Partial<Record<ScreenName, ComponentType>> = {
  home: HomeScreen,
  navigation: NavigationScreen,
}

/** The phases of a move do not render it again. */
const Screen = memo(function Screen({ name }: { name: ScreenName }) {
  const slug = hasProjectPages ? projectSlug(name) : undefined
  const ProjectPage = pageScreen()
  if (slug !== undefined && ProjectPage) return <ProjectPage slug={slug} />
  const section = sections.pager.find(({ route }) => route === name)
  if (section) return <SectionScreen section={section} />
  const Other = SCREENS[name] ?? NotFoundScreen
  return <Other />
})

export function Overlay() {
  const { code, words } = useSite()
  const { main, shown, context } = useMoves()
  // The page is in the content's language, which may have no words of its own.
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
        <ErrorBoundary key={shown} fallback={<MessagePanel {...words.page.failed} />}>
          <MovesContext value={context}>
            <Screen name={shown} />
          </MovesContext>
        </ErrorBoundary>
      </main>
    </>
  )
}
