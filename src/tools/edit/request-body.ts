import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
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

const place = v.string()
const fields = v.record(v.string(), v.unknown())
const change = v.object({ base: v.optional(v.unknown()), value: v.optional(v.unknown()) })

export const changeRequest = v.object({
  place,
  id: v.optional(v.number()),
  fields: v.record(v.string(), change),
})
export const addRequest = v.object({ place, entry: fields })
export const removeRequest = v.object({ place, seen: fields })
export const sortRequest = v.object({ place, ids: v.array(v.number()) })

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
