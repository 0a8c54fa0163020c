import { assetUrl, cardPictureFile, keptCardName } from '../../../model/site'
import { useSite } from '../site-context'

/** Saves the card's front as a picture, which the build has drawn. */
export function SaveCardLink({ className }: { className?: string }) {
  const site = useSite()
  return (
    <a
      className={className}
      href={assetUrl(cardPictureFile(site))}
      download={keptCardName(site.profile)}
    >
      {site.words.contact.keepCard}
    </a>
  )
}
