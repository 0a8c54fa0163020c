import { type MouseEvent, type ReactNode, useState } from 'react'
import { assetUrl, keepsakeFile, socialFile } from '../../../model/site'
import { keepsakes } from '../../interaction/keepsake'
import { useSite } from '../site-context'
import styles from './keepsake-link.module.css'

/** By then a browser has read it. */
const DOWNLOAD_MS = 60_000

/** Saves the card as its visitor sees it; the built picture where no scene draws it. */
export function KeepsakeLink({ className = '' }: { className?: string | undefined }) {
  const site = useSite()
  const { keepCard, keeping } = site.words.contact
  const [isSaving, setSaving] = useState(false)
  const [copy, setCopy] = useState<ReactNode>(null)
  const built = assetUrl(socialFile(site))
  const file = keepsakeFile(site.profile)

  const save = (picture: Blob | undefined) => {
    setSaving(false)
    setCopy(null)
    const href = picture ? URL.createObjectURL(picture) : built
    Object.assign(document.createElement('a'), { href, download: file }).click()
    if (picture) setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS)
  }
  const keep = async (event: MouseEvent) => {
    if (!keepsakes.draw) return
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      const { CardCopy } = await import('./card-copy')
      setCopy(<CardCopy onDrawn={save} />)
    } catch {
      save(undefined)
    }
  }
  return (
    <>
      <a
        className={`${className} ${styles.link} needs-script`}
        href={built}
        download={file}
        aria-busy={isSaving}
        onClick={keep}
      >
        <span>{keepCard}</span>
        {isSaving && <span className={styles.saving}>{keeping}</span>}
      </a>
      {copy}
    </>
  )
}
