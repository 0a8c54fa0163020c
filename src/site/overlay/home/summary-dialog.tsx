import { X } from 'lucide-react'
import { directionOf } from '../../../model/text-blocks'
import { Dialog } from '../dialog/dialog'
import dialog from '../dialog/dialog.module.css'
import { useLangOf } from '../language/text-of'
import { useSite } from '../site-context'
import { spot } from '../spot'
import { LinkedText } from '../ui/linked-text'
import styles from './summary-dialog.module.css'

const SUMMARY_ID = 'resumen-titulo'

/** All of a summary of which the card has the first sentences. */
export function SummaryDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { profile, words } = useSite()
  const lang = useLangOf()(profile, 'resumen')
  return (
    <Dialog
      isOpen={isOpen}
      labelledBy={SUMMARY_ID}
      onCloseRequest={onClose}
      closedFocus={() => null}
    >
      <div className={dialog.frame}>
        <h2
          id={SUMMARY_ID}
          className={`${dialog.heading} ${styles.name} foil`}
          tabIndex={-1}
          {...spot?.('perfil', 'nombre')}
        >
          {profile.nombre}
        </h2>
        <p
          className={styles.summary}
          lang={lang}
          dir={directionOf(profile.resumen)}
          {...spot?.('perfil', 'resumen')}
        >
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
