import * as v from 'valibot'
import { httpsAddress, phone, UNWRITABLE, webAddress } from '../../../site/model/schema/fields'
import { showValue } from '../../content/show-value'
import type { ImportReport } from '../report/import-report'
import { messages } from '../spoken'

export type Text = string | null | undefined

const ALL_UNWRITABLE = new RegExp(UNWRITABLE, 'gu')

/** Trimmed, without unwritable characters; undefined when empty. */
export const clean = (value: Text) => value?.replace(ALL_UNWRITABLE, ' ').trim() || undefined

const linkable =
  (schema: v.GenericSchema, why: 'httpsOnly' | 'webOnly') =>
  /** The address if the site may link to it; else undefined, and it is reported. */
  (value: Text, place: string, report: ImportReport): string | undefined => {
    const url = clean(value)
    if (url === undefined) return undefined
    if (v.is(schema, url)) return url
    report.leftOut.push(`${place}: ${showValue(url)} (${messages().import[why]})`)
    return undefined
  }

export const httpsOnly = linkable(httpsAddress(), 'httpsOnly')
export const webOnly = linkable(webAddress(), 'webOnly')

/** '(912) 555-4321' begins with a bracket, which the site's numbers do not. */
export const phoneFrom = (value: Text, report: ImportReport) => {
  const shown = clean(value)
  if (shown === undefined) return undefined
  const plain = shown.replace(/^tel:/i, '').replace(/[^\d+ .-]/g, ' ')
  const spaced = plain.replace(/\s+/g, ' ').replace(/^\+ /, '+').trim()
  const number = [shown, spaced].find((text) => v.is(phone(), text))
  if (number === undefined) {
    report.leftOut.push(`basics.phone: ${showValue(shown)} (${messages().import.noPhone})`)
  }
  return number
}

export const joinTexts = (texts: readonly Text[], separator: string) =>
  clean(texts.map(clean).filter(Boolean).join(separator))
