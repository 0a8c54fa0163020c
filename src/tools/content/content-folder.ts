/** The owner's texts, below the project's folder. */
export const CONTENT = 'src/content'
/** The owner's files that are published as they are. */
export const PUBLIC = 'public'
export const PROFILE = `${CONTENT}/perfil.json`
