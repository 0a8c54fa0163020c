import type { Spoken } from '../../../site/words/language'
import { dateText, isStillGoing, readDate } from '../../import/parsing/dates'
import { useEditor } from './editor-context'
import { fieldId } from './form-schema'
import { type ControlProps, marksOf, useTyped } from './input'

/** What a date says; an open end is null, and what cannot be read stays as it is typed. */
export type Moment = { year?: unknown; month?: unknown }

/** Of a year and its month, or of both in one text: `2024-05`. */
function momentIn(value: unknown): Moment {
  if (typeof value !== 'string') return Object(value)
  const { year, month, isWhole } = readDate(value) ?? {}
  return isWhole ? { year, month } : { year: value }
}

const monthName = (month: number, language: Spoken) =>
  new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2000, month - 1))

/** 'octubre 2024', as it can be typed. @param open what an end is called that is to come */
function shownMoment({ year, month }: Moment, language: Spoken, open: string): string {
  if (year === null) return open
  const isDated = typeof year === 'number' && typeof month === 'number'
  return isDated ? `${monthName(month, language)} ${year}` : String(year ?? '')
}

/** A date as people write it; of one that is half typed the month is not known. */
function readMoment(text: string, mayBeOpen: boolean): Moment {
  if (text.trim() === '') return { year: undefined, month: undefined }
  if (mayBeOpen && isStillGoing(text)) return { year: null, month: undefined }
  const { year, month, isWhole } = readDate(text) ?? {}
  return isWhole ? { year, month } : { year: text }
}

/** A year, perhaps with its month, that is typed as people write it, or picked from the months of the typed year. */
export function When(props: ControlProps) {
  const { form, id, value, onChange } = props
  const { say, language } = useEditor()
  const moment = momentIn(value)
  const set = (next: Moment) => {
    if (form.month !== undefined) return onChange(next)
    const isRead = typeof next.year === 'number'
    onChange(isRead ? dateText(next.year, next.month) : next.year)
  }
  const shown = shownMoment(moment, language, say.when.open)
  const input = useTyped(shown, (text) => set({ ...moment, ...readMoment(text, form.mayBeOpen) }))
  const year = Number(moment.year) || new Date().getFullYear()
  const months = Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 }))
  return (
    <div id={form.month && fieldId(form.month)} tabIndex={-1}>
      <input {...marksOf(props)} {...input} list={`${id}_dates`} />
      <datalist id={`${id}_dates`}>
        {[...(form.mayBeOpen ? [{ year: null }] : []), ...months].map((each: Moment) => {
          const text = shownMoment(each, language, say.when.open)
          return <option key={text}>{text}</option>
        })}
      </datalist>
    </div>
  )
}
