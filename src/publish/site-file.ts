/** An address as JSON Resume and PDF want it: a URI has ASCII letters only. */
export const uri = (address: string): string =>
  /^[!-~]*$/.test(address) ? address : new URL(address).href

/** The published address of a file of the site. `site` may be a folder of its host, with or without a final slash. */
export const siteFile = (site: string, file: string): string =>
  `${uri(site).replace(/\/*$/, '/')}${encodeURI(file)}`

/** The file of the site that an address names, or undefined for one from elsewhere. */
export function fileOfSite(site: string, address: string): string | undefined {
  const folder = site.replace(/\/*$/, '/')
  if (!address.startsWith(folder)) return undefined
  try {
    return decodeURI(address.slice(folder.length))
  } catch {
    return undefined
  }
}
