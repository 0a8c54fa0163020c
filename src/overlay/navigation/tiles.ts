import { profile } from 'virtual:content'
import {
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
import { ROUTES } from '../../model/routes'
import { assetUrl } from '../../model/site-base'

type TileBase = { name: string; icon: LucideIcon }
export type TileData = TileBase &
  (
    | { kind: 'section'; path: string }
    | { kind: 'new-tab'; href: string; badge?: string }
    | { kind: 'mail'; href: string }
  )

const section = (route: 'experience' | 'education' | 'projects' | 'skills', icon: LucideIcon) => ({
  kind: 'section' as const,
  name: ROUTES[route].title,
  path: ROUTES[route].path,
  icon,
})

/** Reading order; the rosette is between the fourth and the fifth. */
export const TILES: readonly TileData[] = [
  section('experience', BriefcaseBusiness),
  section('education', GraduationCap),
  section('projects', FolderGit2),
  section('skills', Wrench),
  { kind: 'new-tab', name: 'CV', href: assetUrl('cv.pdf'), badge: 'PDF', icon: FileText },
  { kind: 'new-tab', name: 'GitHub', href: profile.github, icon: GitBranch },
  { kind: 'new-tab', name: 'LinkedIn', href: profile.linkedin, icon: IdCard },
  { kind: 'mail', name: 'Contacto', href: `mailto:${profile.email}`, icon: Mail },
]
