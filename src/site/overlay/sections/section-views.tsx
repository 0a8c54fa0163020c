import { hasQuotes, sections } from 'virtual:content'
import {
  BriefcaseBusiness,
  createLucideIcon,
  FolderGit2,
  GraduationCap,
  type LucideProps,
  Wrench,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { BuiltInRoute, Section, SectionRoute } from '../../model/sections'
import { assetUrl } from '../../model/site'
import { ProjectsSection } from './projects/projects-section'
import { Quotes } from './quotes'
import { SkillsSection } from './skills/skills-section'
import { Timeline } from './timeline'

type SectionView = {
  readonly icon: ComponentType<LucideProps>
  readonly Lists: ComponentType<{ section: Section }>
}

const BUILT_IN: Readonly<Record<BuiltInRoute, SectionView>> = {
  experience: { icon: BriefcaseBusiness, Lists: Timeline },
  education: { icon: GraduationCap, Lists: Timeline },
  projects: { icon: FolderGit2, Lists: ProjectsSection },
  skills: { icon: Wrench, Lists: SkillsSection },
}

/** A picture of public/ in the place of one of lucide's icons. */
const fileIcon =
  (path: string) =>
  ({ size, className, ...element }: LucideProps & { 'data-part'?: string }) => (
    <img
      src={assetUrl(path)}
      alt=""
      width={size}
      height={size}
      className={className}
      data-part={element['data-part']}
    />
  )

const ownView = ({ icon = [], form }: Section): SectionView => ({
  icon: typeof icon === 'string' ? fileIcon(icon) : createLucideIcon('own', icon),
  Lists: hasQuotes && form === 'citas' ? Quotes : Timeline,
})

/** Made once: another component would be another element. */
const VIEWS: Readonly<Record<string, SectionView>> = {
  ...Object.fromEntries(sections.pages.map((section) => [section.route, ownView(section)])),
  ...BUILT_IN,
}

export const viewOf = (route: SectionRoute) => VIEWS[route] as SectionView
