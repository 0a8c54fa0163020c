import { folderOf } from '../../../site/model/routes'
import { themeOf } from '../../theme/palettes'
import type { BuiltFile, BuiltSite } from '../sites'

const png = (src: string, side: number, purpose = 'any') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** Addresses are relative, so any base path works. */
export const webManifestFile = (site: BuiltSite): BuiltFile => ({
  fileName: `${folderOf(site)}manifest.webmanifest`,
  contentType: 'application/manifest+json',
  create: async () => {
    const { code, dir, pages, profile } = site
    const up = folderOf(site) && '../'
    /** Phones show it around the icon and on the splash screen. */
    const background = themeOf(profile).night[1]
    const manifest = {
      name: pages.home.title,
      short_name: profile.nombre,
      description: pages.home.description,
      lang: code,
      dir,
      start_url: './',
      scope: up || './',
      display: 'standalone',
      background_color: background,
      theme_color: background,
      icons: [
        { src: `${up}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        png(`${up}icon-192.png`, 192),
        png(`${up}icon-512.png`, 512),
        png(`${up}icon-maskable-512.png`, 512, 'maskable'),
      ],
    }
    return `${JSON.stringify(manifest, null, 2)}\n`
  },
})
