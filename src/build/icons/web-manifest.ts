import { pages, profile } from 'virtual:content'
import type { BuiltFile } from '../built-file'
import { BACKGROUND } from './icon-drawing'

const png = (src: string, side: number, purpose = 'any') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** Addresses are relative, so any base path works. */
export const webManifestFile: BuiltFile = {
  fileName: 'manifest.webmanifest',
  contentType: 'application/manifest+json',
  create: async () => {
    const manifest = {
      name: pages.home.title,
      short_name: profile.nombre,
      description: pages.home.description,
      lang: 'es',
      dir: 'ltr',
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: BACKGROUND,
      theme_color: BACKGROUND,
      icons: [
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        png('icon-192.png', 192),
        png('icon-512.png', 512),
        png('icon-maskable-512.png', 512, 'maskable'),
      ],
    }
    return `${JSON.stringify(manifest, null, 2)}\n`
  },
}
