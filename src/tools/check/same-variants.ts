import { NAMED } from '../../site/model/schema/content-fields'
import { cvVariants } from '../content/cv-variants'
import type { Problem } from '../content/problem'
import { placeAt } from '../content/reading/json-source'
import { sourceOf } from '../content/reading/read-content'
import type { Project } from './project-content'

/** Variants of the CV that say what it says. */
export function sameVariants(project: Project): Problem[] {
  const { perfil, lists, files, say } = project
  const source = sourceOf(files, 'perfil')
  const count = (all: object) => Object.values(all).flat().length
  return cvVariants(project)
    .filter(
      (each) =>
        each.perfil.puesto === perfil.puesto &&
        each.perfil.resumen === perfil.resumen &&
        count(each.lists) === count(lists),
    )
    .flatMap(({ name }) =>
      source ? [{ ...placeAt(source, [NAMED, name]), ...say.check.sameVariant }] : [],
    )
}
