import { isOwnList } from '../../../site/model/own-list'
import { type Fields, fieldsOf, listsOf } from '../values/fields'
import { filled } from '../values/texts'

const dateOf = (year: unknown, month: unknown) =>
  filled([year, month].map((part) => (part ? String(part) : undefined))).join('-')

/** Sections of our own resume.json that JSON Resume has no name for, as lists by their titles. */
export function portfolioSections({ meta }: Fields): Fields {
  const sections = Object.entries(fieldsOf(fieldsOf(meta).portfolio))
  return listsOf(
    sections
      .filter(([name]) => isOwnList(name))
      .map(([, section]) => {
        const { titulo, items } = fieldsOf(section)
        const entries = [items].flat().map((item) => {
          const { id: _id, numeroOrden: _order, ...entry } = fieldsOf(item)
          const { anioInicio, mesInicio, anioFin, mesFin, ...said } = entry
          const startDate = dateOf(anioInicio, mesInicio)
          return { ...said, startDate, endDate: dateOf(anioFin, mesFin) }
        })
        return [titulo, entries] as const
      }),
  )
}
