import { Calendar } from 'lucide-react'
import { useState } from 'react'
import type { Spoken } from '../../../site/words/language'
import { dateText, isStillGoing, readDate } from '../../import/parsing/dates'
import { Button } from './buttons'
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

const monthName = (month: number, language: Spoken, length: 'long' | 'short') =>
  new Intl.DateTimeFormat(language, { month: length }).format(new Date(2000, month - 1))

/** 'octubre 2024', as it can be typed. @param open what an end is called that is to come */
function shownMoment({ year, month }: Moment, language: Spoken, open: string): string {
  if (year === null) return open
  const isDated = typeof year === 'number' && typeof month === 'number'
  return isDated ? `${monthName(month, language, 'long')} ${year}` : String(year ?? '')
}

/** A date as people write it; of one that is half typed the month is not known. */
function readMoment(text: string, mayBeOpen: boolean): Moment {
  if (text.trim() === '') return { year: undefined, month: undefined }
  if (mayBeOpen && isStillGoing(text)) return { year: null, month: undefined }
  const { year, month, isWhole } = readDate(text) ?? {}
  return isWhole ? { year, month } : { year: text }
}

function Calendars(props: {
  form: ControlProps['form']
  moment: Moment
  take: (next: Moment) => void
}) {
  const { form, moment, take } = props
  const { say, language } = useEditor()
  const isDated = typeof moment.year === 'number'
  const [year, setYear] = useState(isDated ? Number(moment.year) : new Date().getFullYear())
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  return (
    <section className="calendar" aria-label={form.label}>
      <div className="item">
        <Button className="sign" aria-label={say.when.earlier} act={() => setYear(year - 1)}>
          ‹
        </Button>
        <output>{year}</output>
        <Button className="sign" aria-label={say.when.later} act={() => setYear(year + 1)}>
          ›
        </Button>
        <Button act={() => take({ year })}>{say.when.yearOnly}</Button>
        {form.mayBeOpen && <Button act={() => take({ year: null })}>{say.when.open}</Button>}
      </div>
      <div className="item">
        {months.map((month) => (
          <Button
            key={month}
            className="sign"
            aria-label={`${monthName(month, language, 'long')} ${year}`}
            aria-pressed={moment.year === year && moment.month === month}
            act={() => take({ year, month })}
          >
            {monthName(month, language, 'short')}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** A year, perhaps with its month, that is typed as people write it or picked. */
export function When(props: ControlProps) {
  const { form, id, value, onChange } = props
  const { say, language } = useEditor()
  const [isOpen, setIsOpen] = useState(false)
  const moment = momentIn(value)
  const set = (next: Moment) => {
    if (form.month !== undefined) return onChange(next)
    const isRead = typeof next.year === 'number'
    onChange(isRead ? dateText(next.year, next.month) : next.year)
  }
  const shown = shownMoment(moment, language, say.when.open)
  const input = useTyped(shown, (text) => set({ ...moment, ...readMoment(text, form.mayBeOpen) }))
  const toggle = form.month === undefined ? `${id}_pick` : fieldId(form.month)
  const take = ({ year, month }: Moment) => {
    set({ year, month })
    setIsOpen(false)
    document.getElementById(toggle)?.focus()
  }
  return (
    <>
      <div className="item">
        <input {...marksOf(props)} {...input} />
        <Button
          id={toggle}
          className="sign"
          aria-expanded={isOpen}
          aria-label={say.when.pick(form.label)}
          act={() => setIsOpen(!isOpen)}
        >
          <Calendar size={18} aria-hidden />
        </Button>
      </div>
      {isOpen && <Calendars form={form} moment={moment} take={take} />}
    </>
  )
}
