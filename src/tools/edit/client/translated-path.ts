import { LINKS } from '../../../site/model/schema/content-fields'
import { textParts, textPath } from '../../../site/model/translated-texts'
import { changedAddresses } from '../../content/translation/changed-addresses'

/** A text's path in translations. @param inForm whose links may lie elsewhere than those of the file */
export function translatedPath(
  inFile: unknown,
  inForm: unknown,
  place: (string | number)[],
): string {
  const path = textPath(inForm, place)
  const [field, key = '', inner] = textParts(path)
  const written = field === LINKS ? changedAddresses(inForm, inFile).get(key) : undefined
  return written === undefined ? path : [field, written, inner].join('.')
}
