import {
  Award,
  BriefcaseBusiness,
  FolderGit2,
  GraduationCap,
  type LucideIcon,
  Wrench,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Section, SectionRoute } from '../../model/sections'
import { ProjectsSection } from './projects/projects-section'
import { SkillsSection } from './skills/skills-section'
import { Timeline } from './timeline'

type SectionView = {
  readonly icon: LucideIcon
  readonly Lists: ComponentType<{ section: Section }>
}

export const SECTION_VIEWS: Readonly<Record<SectionRoute, SectionView>> = {
  experience: { icon: BriefcaseBusiness, Lists: Timeline },
  education: { icon: GraduationCap, Lists: Timeline },
  projects: { icon: FolderGit2, Lists: ProjectsSection },
  skills: { icon: Wrench, Lists: SkillsSection },
  certificates: { icon: Award, Lists: Timeline },
}
