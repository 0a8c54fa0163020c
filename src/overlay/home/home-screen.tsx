import { HomeCard } from './home-card'
import styles from './home-screen.module.css'
import { QuickLinks } from './quick-links'

/** The business card and, quietly below it, what a recruiter in a hurry needs. */
export function HomeScreen() {
  return (
    <div className={styles.screen}>
      <HomeCard />
      <QuickLinks />
    </div>
  )
}
