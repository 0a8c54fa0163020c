import { profile } from 'virtual:content'
import { contactCard } from '../content/vcard'
import type { Output } from './output'

export const contactCardFile: Output = {
  fileName: 'contacto.vcf',
  contentType: 'text/vcard; charset=utf-8',
  create: async () => contactCard(profile),
}
