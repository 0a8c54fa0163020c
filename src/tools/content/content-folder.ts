/** The owner's texts, below the project's folder. */
export const CONTENT = 'src/content'
