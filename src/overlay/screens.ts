import type { ComponentType } from 'react'
import type { RouteName } from '../content/routes'
import { HomeScreen } from './home/home-screen'
import { NavigationScreen } from './navigation/navigation-screen'
import { NotFoundScreen } from './not-found/not-found-screen'
import { EducationSection } from './sections/education-section'
import { ExperienceSection } from './sections/experience-section'
import { ProjectsSection } from './sections/projects-section'
import { SkillsSection } from './sections/skills-section'

/** What each route shows. The contact dialog opens over the navigation, so both share a screen. */
const SCREENS: Record<RouteName, ComponentType> = {
  home: HomeScreen,
  navigation: NavigationScreen,
  contact: NavigationScreen,
  experience: ExperienceSection,
  education: EducationSection,
  skills: SkillsSection,
  projects: ProjectsSection,
}

/** The screen of a route, or the not-found screen. */
export const screenOf = (route: RouteName | undefined): ComponentType =>
  route ? SCREENS[route] : NotFoundScreen
