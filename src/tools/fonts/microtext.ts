import { isUnknownSite, type Profile } from '../../model/schema/schema'
import { bareAddress } from '../content/site-address'

/** What a line round the card or a medallion says, again and again. */
export const microtextOf = ({ nombre, sitio }: Pick<Profile, 'nombre' | 'sitio'>) =>
  [nombre, ...(isUnknownSite(sitio) ? [] : [bareAddress(sitio)]), ''].join(' · ').toUpperCase()

/** Height of a capital of ours. */
export const CAPITALS_EM = 0.71
