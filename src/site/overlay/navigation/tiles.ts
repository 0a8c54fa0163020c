import { sections } from 'virtual:content'
import {
  Award,
  BriefcaseBusiness,
  FileText,
  FolderGit2,
  GitBranch,
  GraduationCap,
  IdCard,
  type LucideIcon,
  Mail,
  Wrench,
} from 'lucide-react'
import type { SectionRoute } from '../../model/routes'
import type { Site } from '../../model/site'
import { assetUrl, cvFile } from '../../model/site-files'

/** On a section's tile and beside its title. */
export const SECTION_ICONS: Record<SectionRoute, LucideIcon> = {
  experience: BriefcaseBusiness,
  education: GraduationCap,
  projects: FolderGit2,
  skills: Wrench,
  certificates: Award,
}

type TileBase = { id: string; name: string; icon: LucideIcon }
export type TileData = TileBase &
  (
    | { kind: 'section'; path: string }
    | { kind: 'new-tab'; href: string; badge?: string }
    | { kind: 'mail'; href: string }
  )

const section = ({ words, paths }: Site, route: SectionRoute): TileData => ({
  kind: 'section',
  id: route,
  name: words.routes[route],
  path: paths[route],
  icon: SECTION_ICONS[route],
})

const profileTile = (name: string, href: string | undefined, icon: LucideIcon): TileData[] =>
  href ? [{ kind: 'new-tab', id: name, name, href, icon }] : []

/** Reading order; the rosette is between the fourth and the fifth. */
export function tilesOf(site: Site): TileData[] {
  const { words, profile } = site
  const cv = assetUrl(cvFile(site))
  return [
    ...sections.tiles.map((route) => section(site, route)),
    {
      kind: 'new-tab',
      id: 'cv',
      name: words.navigation.cv,
      href: cv,
      badge: 'PDF',
      icon: FileText,
    },
    ...profileTile('GitHub', profile.github, GitBranch),
    ...profileTile('LinkedIn', profile.linkedin, IdCard),
    {
      kind: 'mail',
      id: 'contact',
      name: words.routes.contact,
      href: `mailto:${profile.email}`,
      icon: Mail,
    },
  ]
}
