import { telephoneAddress } from '../../model/profile-links'
import { useSite } from '../language/site-context'

export function PhoneLink() {
  const { telefono } = useSite().profile
  return telefono && <a href={telephoneAddress(telefono)}>{telefono}</a>
}
