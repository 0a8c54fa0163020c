import { plate } from 'virtual:content'
import sharp from 'sharp'
import { folderOf } from '../../../model/routes'
import { themeOf } from '../../theme/themes'
import { type BuiltFiles, type BuiltSite, sites } from '../sites'
import { boldMark, CORNER_RADIUS, fineMark, ICON_SIDE, iconSvg } from './icon-drawing'

/** At which sharp draws a unit of an SVG as one pixel. */
const SVG_DENSITY = 72
const MARK_RADIUS = 200
/** Platforms may crop a maskable icon to a circle with a radius of 40 % of the side. */
const SAFE_MARK_RADIUS = 178

const png = (sidePx: number, svg: string) => () =>
  // 256 colours: a third of the bytes, no visible loss.
  sharp(Buffer.from(svg), { density: (SVG_DENSITY * sidePx) / ICON_SIDE })
    .png({ palette: true, effort: 7 })
    .toBuffer()

const theme = themeOf(sites[0]?.profile ?? {})
const bold = boldMark(plate, MARK_RADIUS)

export const iconFiles: BuiltFiles = {
  'apple-touch-icon.png': png(180, iconSvg(bold, theme, 0, false)),
  'icon-192.png': png(192, iconSvg(bold, theme, CORNER_RADIUS, true)),
  'icon-512.png': png(512, iconSvg(fineMark(plate, MARK_RADIUS), theme, CORNER_RADIUS, true)),
  'icon-maskable-512.png': png(512, iconSvg(fineMark(plate, SAFE_MARK_RADIUS), theme, 0, false)),
}

const entry = (src: string, side: number, purpose = 'any') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** Addresses are relative, so any base path works. */
export const webManifestFile = (site: BuiltSite): BuiltFiles => ({
  [`${folderOf(site)}manifest.webmanifest`]: async () => {
    const { code, dir, heads, profile } = site
    const up = folderOf(site) && '../'
    /** Phones show it around the icon and on the splash screen. */
    const background = themeOf(profile).night[1]
    const manifest = {
      name: heads.home.title,
      short_name: profile.nombre,
      description: heads.home.description,
      lang: code,
      dir,
      start_url: './',
      scope: up || './',
      display: 'standalone',
      background_color: background,
      theme_color: background,
      icons: [
        { src: `${up}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        entry(`${up}icon-192.png`, 192),
        entry(`${up}icon-512.png`, 512),
        entry(`${up}icon-maskable-512.png`, 512, 'maskable'),
      ],
    }
    return `${JSON.stringify(manifest, null, 2)}\n`
  },
})
