import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { isOwnList, slugOf } from '../../site/model/own-list'
import { isSlug, variantName } from '../../site/model/schema/fields'
import { OWN_FORMS } from '../../site/model/schema/own-section'
import { LIST_NAMES } from '../../site/model/schema/schema'
import { SPOKEN } from '../../site/words/language'
import { ProblemError } from '../content/problem'
import type { Messages } from '../messages/es/es'

/** The whole body; undefined where it is larger, of which nothing is read if it says so. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > most) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const isList = (name: string) =>
  LIST_NAMES.some((known) => known === name) || (isOwnList(name) && isSlug(slugOf(name)))

const place = v.string()
const fields = v.record(v.string(), v.unknown())
const change = v.object({ base: v.optional(v.unknown()), value: v.optional(v.unknown()) })

/** What the page may ask for. */
export const REQUESTS = {
  add: v.object({ place, entry: fields }),
  change: v.object({
    place,
    id: v.optional(v.number()),
    fields: v.record(v.string(), change),
  }),
  drop: v.object({ list: v.pipe(v.string(), v.check(isList)) }),
  /** Without names, asks for those that there are. */
  github: v.object({ user: v.string(), names: v.optional(v.array(v.string())) }),
  language: v.object({ language: v.string() }),
  only: v.object({ language: v.picklist(SPOKEN) }),
  page: v.object({ id: v.number() }),
  remove: v.object({ place, seen: fields }),
  section: v.object({
    title: v.pipe(v.string(), v.regex(/\S/)),
    form: v.optional(v.picklist(OWN_FORMS)),
  }),
  sort: v.object({ place, ids: v.array(v.number()) }),
  /** Of the CV: without another name, it goes. */
  variant: v.object({ name: v.string(), to: v.optional(variantName()) }),
}

/** @throws ProblemError for anything else than what is asked for */
export function readRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Buffer,
  say: Messages,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(body.toString()))
  } catch {
    throw new ProblemError(say.edit.malformed)
  }
}
