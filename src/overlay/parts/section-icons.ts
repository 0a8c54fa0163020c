import {
  Award,
  BriefcaseBusiness,
  FolderGit2,
  GraduationCap,
  type LucideIcon,
  Wrench,
} from 'lucide-react'
import type { SectionRoute } from '../../model/routes'

/** On a section's tile and beside its title. */
export const SECTION_ICONS: Record<SectionRoute, LucideIcon> = {
  experience: BriefcaseBusiness,
  education: GraduationCap,
  projects: FolderGit2,
  skills: Wrench,
  certificates: Award,
}
