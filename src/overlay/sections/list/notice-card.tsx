import { movingPart } from '../../route/timelines/moving-parts'
import styles from './notice-card.module.css'

type NoticeCardProps = {
  title: string
  text: string
  role?: 'alert'
  onRetry?: () => void
}

export function NoticeCard({ title, text, role, onRetry }: NoticeCardProps) {
  return (
    <div className={styles.card} role={role} {...movingPart('entry')}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          Reintentar
        </button>
      )}
    </div>
  )
}
