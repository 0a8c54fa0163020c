import { ProblemError, showProblem } from '../content/problem'
import { readSite } from '../content/reading/read-content'
import type { Workspace } from '../content/workspace/workspace'
import { renderCv } from '../cv/cv-document'
import { madeCvs, saidBy } from '../cv/made-cvs'
import { ownersTemplate, templateProblem } from '../cv/owners-template'

/** Where a spot begins, or without a name where it ends. In points. */
type Mark = { name: string; page: number; x: number; y: number }

/** Of several pages: a spot may go on at the top of the next one. */
function spotsOf(marks: readonly Mark[], height: number) {
  const margin = Math.min(...marks.map(({ y }) => y))
  const pieces = marks.flatMap(({ name, page: first, y }, index) => {
    const end = marks[index + 1]
    if (name === '' || !end) return []
    return Array.from({ length: end.page - first + 1 }, (_, more) => {
      const page = first + more
      const top = more === 0 ? y : margin
      const foot = page === end.page ? end.y : height - margin
      return { name, page, top: top / height, height: (foot - top) / height }
    })
  })
  return pieces.filter((piece) => piece.height > 0)
}

/** The pages of a CV of the content as it is written. @param wanted its file, or else the first @throws ProblemError */
export async function cvPreview(workspace: Workspace, wanted: string) {
  const site = readSite(workspace)
  const cvs = madeCvs(site)
  const files = cvs.map(({ file }) => file)
  const cv = cvs.find(({ file }) => file === wanted) ?? cvs[0]
  if (!cv) throw new ProblemError(site.say.form.ownCv)
  try {
    const set = await renderCv(...saidBy(site, cv), { template: ownersTemplate(workspace) })
    const svg = set.svg()
    const { width = 1, whole = 1 } =
      /viewBox="0 0 (?<width>\S+) (?<whole>[^"]+)"/.exec(svg)?.groups ?? {}
    const height = Number(whole) / set.pages
    const [marks = []] = set.told('cv-spots') as Mark[][]
    return {
      ...{ files, file: cv.file, pages: set.pages, svg, ratio: Number(width) / height },
      /** What a click opens: an entry, `experiencia-1`, or a field of the profile. In parts of the page. */
      spots: spotsOf(marks, height),
      /** Of the page's width, left free beside them. */
      side: Math.min(...marks.map(({ x }) => x)) / Number(width),
    }
  } catch (error) {
    throw new ProblemError(showProblem(templateProblem(error, site.say), site.say))
  }
}
export type CvPreview = Awaited<ReturnType<typeof cvPreview>>
