/** The address of a file of public/ or of the build, wherever the site is published. */
export const assetUrl = (path: string) => `${import.meta.env.BASE_URL}${path.replace(/^\//, '')}`
