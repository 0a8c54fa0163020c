import { hasQuotes } from 'virtual:content'
import type { ComponentType } from 'react'
import type { BuiltInRoute, Section } from '../../../model/sections'
import { ProjectsSection } from './projects/projects-section'
import { Quotes } from './quotes'
import { SkillsSection } from './skills/skills-section'
import { Timeline } from './timeline'

type Lists = ComponentType<{ section: Section }>

/** Other built-in sections are shown on a line of time. */
const LISTS: Readonly<Partial<Record<string, Lists>>> = {
  projects: ProjectsSection,
  skills: SkillsSection,
} satisfies Partial<Record<BuiltInRoute, Lists>>

/** What draws the lists of a section. */
export const listsOf = ({ route, form }: Section): Lists =>
  LISTS[route] ?? (hasQuotes && form === 'citas' ? Quotes : Timeline)
