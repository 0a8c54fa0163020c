import { X } from 'lucide-react'
import { directionOf } from '../../model/text-blocks'
import dialog from '../contact/contact-dialog.module.css'
import { Dialog } from '../dialog/dialog'
import { useSite } from '../language/site-context'
import { useLangOf } from '../language/text-of'
import { LinkedText } from '../ui/linked-text'
import styles from './summary-dialog.module.css'

const HEADING_ID = 'resumen-titulo'

/** All of a summary of which the card has the first sentences. */
export function SummaryDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { profile, words } = useSite()
  const lang = useLangOf()(profile, 'resumen')
  return (
    <Dialog
      isOpen={isOpen}
      labelledBy={HEADING_ID}
      onCloseRequest={onClose}
      closedFocus={() => null}
    >
      <div className={dialog.frame}>
        <h2 id={HEADING_ID} className={`${dialog.heading} ${styles.name} foil`} tabIndex={-1}>
          {profile.nombre}
        </h2>
        <p className={styles.text} lang={lang} dir={directionOf(profile.resumen)}>
          <LinkedText text={profile.resumen} />
        </p>
        <button
          type="button"
          className={`${dialog.close} round quiet`}
          aria-label={words.contact.close}
          onClick={onClose}
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
    </Dialog>
  )
}
