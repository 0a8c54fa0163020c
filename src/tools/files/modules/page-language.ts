import type { SiteLanguage } from '../../../site/model/routes'

const MARK = '<html lang="es"'

/** index.html as a page in that language. @throws Error when it lacks the mark */
export function writeLanguage(html: string, { code, dir }: Pick<SiteLanguage, 'code' | 'dir'>) {
  if (!html.includes(MARK)) throw new Error(`index.html has no ${MARK}`)
  return html.replace(MARK, `<html lang="${code}" dir="${dir}"`)
}
