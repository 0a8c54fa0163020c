import { profile } from 'virtual:content'
import { telephoneAddress } from '../../model/profile-links'

export function PhoneLink() {
  const { telefono } = profile
  return telefono && <a href={telephoneAddress(telefono)}>{telefono}</a>
}
