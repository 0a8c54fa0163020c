import type { Problem } from '../content/problem'
import { placeholderProblems } from './placeholder-problems'
import { readProject } from './project-content'

/** What a site must not be published with: the example's identity, and gaps left by an import. */
export const exampleProblems = (root: string): Problem[] =>
  // The example's day of birth is also that of real people.
  placeholderProblems(readProject(root)).filter(({ path }) => path !== 'fechaNacimiento')
