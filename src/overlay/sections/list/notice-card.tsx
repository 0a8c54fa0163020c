import { useSite } from '../../language/site-context'
import { Engraving } from '../../light/engraving'
import { movingPart } from '../../route/timelines/moving-parts'
import styles from './notice-card.module.css'

type NoticeCardProps = {
  title: string
  text: string
  role?: 'alert'
  onRetry?: () => void
}

export function NoticeCard({ title, text, role, onRetry }: NoticeCardProps) {
  const { words } = useSite()
  return (
    <div className={styles.card} role={role} {...movingPart('entry')}>
      <Engraving />
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {words.list.retry}
        </button>
      )}
    </div>
  )
}
