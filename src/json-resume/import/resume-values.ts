import * as v from 'valibot'
import { messages } from '../../messages/messages'
import { year } from '../../model/schema/date-fields'
import { httpsAddress, UNWRITABLE } from '../../model/schema/fields'
import { showValue } from '../../owner/show-value'
import type { ImportReport } from './import-report'

type Text = string | null | undefined

const ALL_UNWRITABLE = new RegExp(UNWRITABLE, 'gu')

/** Trimmed, without unwritable characters; undefined when empty. */
export const clean = (value: Text) => value?.replace(ALL_UNWRITABLE, ' ').trim() || undefined

/** The year of "2024", "2024-05" or "2024-05-31"; else undefined ("Present"). */
export const yearOf = (date: Text) => {
  const digits = /^(\d{4})(?:-\d{2}){0,2}(?:T.*)?$/.exec(clean(date) ?? '')?.[1]
  const value = Number(digits)
  return v.is(year(), value) ? value : undefined
}

/** The address if the site may link to it; else undefined, and it is reported. */
export const httpsOnly = (value: Text, place: string, report: ImportReport) => {
  const url = clean(value)
  if (url === undefined) return undefined
  if (v.is(httpsAddress(), url)) return url
  report.leftOut.push(`${place}: ${showValue(url)} (${messages().import.httpsOnly})`)
  return undefined
}

const SENTENCE_END = /[.!?…:;]$/

/** One paragraph; adds a full stop to sentences that lack one. */
export const joinSentences = (sentences: readonly Text[]) => {
  const kept = sentences.map(clean).filter((sentence) => sentence !== undefined)
  if (kept.length === 1) return kept[0]
  const ended = kept.map((sentence) => (SENTENCE_END.test(sentence) ? sentence : `${sentence}.`))
  return clean(ended.join(' '))
}

export const joinTexts = (texts: readonly Text[], separator: string) =>
  clean(texts.map(clean).filter(Boolean).join(separator))
