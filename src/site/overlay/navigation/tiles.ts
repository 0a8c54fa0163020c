import { sections } from 'virtual:content'
import { FileText, type LucideProps, Mail } from 'lucide-react'
import type { ComponentType } from 'react'
import { isReachable } from '../../../model/shown-profile'
import { assetUrl, cvFile, type Site, type TileFact } from '../../../model/site'
import { iconOf } from '../sections/section-icons'

export type TileData = {
  kind: 'section' | 'new-tab' | 'mail' | 'dialog'
  id: string
  name: string
  /** An address, or a section's path below the base. */
  href: string
  fact?: TileFact | undefined
  isProfile?: boolean
  /** An icon, or the path of a network's mark. */
  icon: ComponentType<LucideProps> | string
  lang?: string | undefined
}

const profileTile = (name: string, href: string | undefined, { links }: Site): TileData => ({
  kind: 'new-tab',
  id: name,
  name,
  href: href ?? '',
  isProfile: true,
  icon: links.find(({ url }) => url === href)?.mark ?? '',
})

/** The tiles of the grid in reading order. */
export function tilesOf(site: Site): TileData[] {
  const { words, paths, profile, titleLangs, tileFacts } = site
  const tiles: TileData[] = [
    ...sections.tiles.map((route) => ({
      kind: 'section' as const,
      id: route,
      name: words.routes[route],
      lang: titleLangs?.[route],
      href: paths[route],
      icon: iconOf(route),
    })),
    {
      kind: 'new-tab',
      id: 'cv',
      name: words.navigation.cv,
      href: assetUrl(cvFile(site)),
      icon: FileText,
    },
    profileTile('GitHub', profile.github, site),
    profileTile('LinkedIn', profile.linkedin, site),
    {
      kind: profile.email === '' ? 'dialog' : 'mail',
      id: 'contact',
      name: words.routes.contact,
      href: profile.email ? `mailto:${profile.email}` : isReachable(profile) ? paths.contact : '',
      icon: Mail,
    },
  ]
  return (
    tiles
      .filter(({ href }) => href !== '')
      // The build does not know a list that is fetched.
      .map((tile) => ({
        ...tile,
        fact:
          tile.kind === 'section' && import.meta.env.VITE_CONTENT_URL
            ? undefined
            : tileFacts[tile.id],
      }))
  )
}
