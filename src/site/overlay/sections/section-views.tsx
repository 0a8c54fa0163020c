import { hasQuotes, sections } from 'virtual:content'
import { createLucideIcon, type LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'
import type { BuiltInRoute, Section, SectionRoute } from '../../../model/sections'
import { assetUrl } from '../../../model/site'
import { ProjectsSection } from './projects/projects-section'
import { Quotes } from './quotes'
import { SkillsSection } from './skills/skills-section'
import { Timeline } from './timeline'

type SectionView = {
  readonly icon: ComponentType<LucideProps>
  readonly Lists: ComponentType<{ section: Section }>
}

/** Other built-in sections are shown on a line of time. */
const SCREENS: Readonly<Partial<Record<string, SectionView['Lists']>>> = {
  projects: ProjectsSection,
  skills: SkillsSection,
} satisfies Partial<Record<BuiltInRoute, SectionView['Lists']>>

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

const viewIn = ({ route, icon = [], form }: Section): SectionView => ({
  icon: typeof icon === 'string' ? fileIcon(icon) : createLucideIcon('section', icon),
  Lists: SCREENS[route] ?? (hasQuotes && form === 'citas' ? Quotes : Timeline),
})

/** Made once: another component would be another element. */
const VIEWS: Readonly<Record<string, SectionView>> = Object.fromEntries(
  sections.pager.map((section) => [section.route, viewIn(section)]),
)

export const viewOf = (route: SectionRoute) => VIEWS[route] as SectionView
