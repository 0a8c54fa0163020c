import { HomeCard } from './card/home-card'
import styles from './home-screen.module.css'
import { QuickLinks } from './quick-links'

export function HomeScreen() {
  return (
    <div className={styles.screen}>
      <HomeCard />
      <QuickLinks />
    </div>
  )
}
