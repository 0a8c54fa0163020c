import { PROFILE } from '../content/content-folder'
import type { Problem } from '../content/problem'
import { addressFromHost } from '../content/site-address'
import { textFor } from '../messages/messages'
import type { Checked } from './checked'

/** What most visitors look for, and a profile may do without. */
const EXPECTED = ['puesto', 'ciudad', 'pais', 'email', 'resumen', 'sitio']

/** What the profile does not say, so that nothing shows it. */
export function missingProblems({ values, env, say }: Pick<Checked, 'values' | 'env' | 'say'>) {
  const { ownValues, ownValue } = say.check.placeholder
  const isSaid = (field: string) =>
    (field === 'sitio' && addressFromHost(env) !== undefined) ||
    values.some(
      ({ name, language, path, value }) =>
        name === 'perfil' && language === undefined && path === field && value !== '',
    )
  return EXPECTED.filter((field) => !isSaid(field)).map(
    (field): Problem => ({
      file: PROFILE,
      path: field,
      found: say.check.missing,
      todo: textFor(ownValues, field) ?? ownValue,
    }),
  )
}
