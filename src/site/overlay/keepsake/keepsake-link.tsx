import { type MouseEvent, type ReactNode, useState } from 'react'
import { keepsakes } from '../../interaction/keepsake'
import { assetUrl, keepsakeFile, socialFile } from '../../model/site'
import { useSite } from '../site-context'

/** By then a browser has read it. */
const DOWNLOAD_MS = 60_000

/** Saves the card as its visitor sees it; the built picture where no scene draws it. */
export function KeepsakeLink({ className = '' }: { className?: string | undefined }) {
  const site = useSite()
  const [copy, setCopy] = useState<ReactNode>(null)
  const built = assetUrl(socialFile(site))
  const file = keepsakeFile(site.profile)

  const save = (picture: Blob | undefined) => {
    setCopy(null)
    const href = picture ? URL.createObjectURL(picture) : built
    Object.assign(document.createElement('a'), { href, download: file }).click()
    if (picture) setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_MS)
  }
  const keep = async (event: MouseEvent) => {
    if (!keepsakes.draw) return
    event.preventDefault()
    if (copy) return
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
        className={`${className} needs-script`}
        href={built}
        download={file}
        aria-busy={copy !== null}
        onClick={keep}
      >
        {site.words.contact.keepCard}
      </a>
      {copy}
    </>
  )
}
