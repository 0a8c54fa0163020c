import type { ComponentType } from 'react'
import type { RouteName } from '../model/routes'
import { HomeScreen } from './home/home-screen'
import { NavigationScreen } from './navigation/navigation-screen'
import { NotFoundScreen } from './not-found/not-found-screen'
import type { ScreenName } from './route/route-transition'
import { CertificatesSection } from './sections/certificates-section'
import { EducationSection } from './sections/education-section'
import { ExperienceSection } from './sections/experience-section'
import { ProjectsSection } from './sections/projects/projects-section'
import { SkillsSection } from './sections/skills/skills-section'

export const SCREENS: Record<ScreenName, ComponentType> = {
  home: HomeScreen,
  navigation: NavigationScreen,
  experience: ExperienceSection,
  education: EducationSection,
  skills: SkillsSection,
  projects: ProjectsSection,
  certificates: CertificatesSection,
  notFound: NotFoundScreen,
}

/** The contact dialog opens over the navigation: they share a screen. */
export function screenOf(route: RouteName | undefined): ScreenName {
  if (!route) return 'notFound'
  return route === 'contact' ? 'navigation' : route
}
