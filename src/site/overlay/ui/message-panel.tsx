import { Engraving } from '../light/takes-light'
import { part } from '../part'
import { Message, type MessageProps } from './message'
import styles from './message-panel.module.css'

export function MessagePanel(message: Omit<MessageProps, 'styles'>) {
  return (
    <div className={styles.screen} {...part('whole')}>
      <div className={`${styles.panel} panel`}>
        <Engraving />
        <Message {...message} styles={styles} />
      </div>
    </div>
  )
}
