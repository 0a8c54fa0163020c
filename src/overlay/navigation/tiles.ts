import { profile, sections } from 'virtual:content'
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
import { ROUTES, type SectionRoute } from '../../model/routes'
import { assetUrl } from '../../model/site-base'

type TileBase = { name: string; icon: LucideIcon }
export type TileData = TileBase &
  (
    | { kind: 'section'; path: string }
    | { kind: 'new-tab'; href: string; badge?: string }
    | { kind: 'mail'; href: string }
  )

const ICONS: Record<SectionRoute, LucideIcon> = {
  experience: BriefcaseBusiness,
  education: GraduationCap,
  projects: FolderGit2,
  skills: Wrench,
  certificates: Award,
}

const section = (route: SectionRoute): TileData => ({
  kind: 'section',
  name: ROUTES[route].title,
  path: ROUTES[route].path,
  icon: ICONS[route],
})

const profileTile = (name: string, href: string | undefined, icon: LucideIcon): TileData[] =>
  href ? [{ kind: 'new-tab', name, href, icon }] : []

/** Reading order; the rosette is between the fourth and the fifth. */
export const TILES: readonly TileData[] = [
  ...sections.tiles.map(section),
  { kind: 'new-tab', name: 'CV', href: assetUrl('cv.pdf'), badge: 'PDF', icon: FileText },
  ...profileTile('GitHub', profile.github, GitBranch),
  ...profileTile('LinkedIn', profile.linkedin, IdCard),
  { kind: 'mail', name: 'Contacto', href: `mailto:${profile.email}`, icon: Mail },
]
