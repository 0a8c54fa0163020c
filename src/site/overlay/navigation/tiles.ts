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
import { assetUrl, cvFile, type Site } from '../../model/site'

/** On a section's tile and beside its title. */
export const SECTION_ICONS: Record<SectionRoute, LucideIcon> = {
  experience: BriefcaseBusiness,
  education: GraduationCap,
  projects: FolderGit2,
  skills: Wrench,
  certificates: Award,
}

export type TileData = {
  kind: 'section' | 'new-tab' | 'mail'
  id: string
  name: string
  /** An address, or a section's path below the base. */
  href: string
  badge?: string
  /** Of the owner, elsewhere. */
  isProfile?: boolean
  icon: LucideIcon
}

/** Reading order; the rosette is between the fourth and the fifth. */
export function tilesOf(site: Site): TileData[] {
  const { words, paths, profile } = site
  const { github = '', linkedin = '', email } = profile
  const { cv } = words.navigation
  const { contact } = words.routes
  const tiles: TileData[] = [
    ...sections.tiles.map((route) => ({
      kind: 'section' as const,
      id: route,
      name: words.routes[route],
      href: paths[route],
      icon: SECTION_ICONS[route],
    })),
    {
      kind: 'new-tab',
      id: 'cv',
      name: cv,
      href: assetUrl(cvFile(site)),
      badge: 'PDF',
      icon: FileText,
    },
    {
      kind: 'new-tab',
      id: 'GitHub',
      name: 'GitHub',
      href: github,
      isProfile: true,
      icon: GitBranch,
    },
    {
      kind: 'new-tab',
      id: 'LinkedIn',
      name: 'LinkedIn',
      href: linkedin,
      isProfile: true,
      icon: IdCard,
    },
    { kind: 'mail', id: 'contact', name: contact, href: `mailto:${email}`, icon: Mail },
  ]
  return tiles.filter(({ href }) => href !== '')
}
