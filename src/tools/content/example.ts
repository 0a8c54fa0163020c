import type { Lists, Profile } from '../../site/model/schema/schema'

const NAME = 'Nombre Apellido'
const ADDRESS = /@example\.(?:com|org|net)\b|\/\/(?:[\w-]+\.)*example\.(?:com|org|net)\b/i

/** Whether a text is the example's name. */
export const isExampleName = (text: string): boolean => text === NAME

/** Whether a text has an address that is reserved for examples (RFC 2606). */
export const isExampleAddress = (text: string): boolean => ADDRESS.test(text)

/** Whether the name or an address is still the example's: search engines are then kept away. */
export const isExample = ({ profile, lists }: { profile: Profile; lists: Lists }): boolean =>
  isExampleName(profile.nombre) || isExampleAddress(JSON.stringify([profile, lists]))
