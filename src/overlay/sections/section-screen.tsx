import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ROUTES } from '../../content/routes'
import { RoundLink } from '../parts/round-link'
import styles from './section-screen.module.css'

type SectionScreenProps = { title: string; children: ReactNode }

/** What the four sections have in common: the way back, the title, and the place for the lists. */
export function SectionScreen({ title, children }: SectionScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <RoundLink to={ROUTES.navigation.path} label="Volver a la navegación" icon={ArrowLeft} />
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
