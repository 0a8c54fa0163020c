/** The list of a section of the owner's own, called as its file below src/content. */
export type OwnList = `secciones/${string}`
/** Below src/content, and below a language's folder there. */
export const OWN_FOLDER = 'secciones'
export const isOwnList = (name: string): name is OwnList => name.startsWith(`${OWN_FOLDER}/`)
export const ownListOf = (slug: string): OwnList => `${OWN_FOLDER}/${slug}`
export const slugOf = (list: OwnList): string => list.slice(OWN_FOLDER.length + 1)
