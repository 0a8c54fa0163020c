import path from 'node:path'
import * as v from 'valibot'
import { inOrder } from '../../site/model/entries'
import {
  CONTENT_NAMES,
  type ContentName,
  LIST_NAMES,
  type ListName,
  type Lists,
  type Profile,
  profileSchema,
} from '../../site/model/schema/schema'
import { ProblemError } from '../content/problem'
import { EDITOR_KEY } from '../content/reading/field-problems'
import { readIfThere } from '../content/reading/files/read-file'
import { schemaAddress } from '../content/reading/json-schema'
import { listPublicFiles } from '../content/reading/public-files'
import { type Content, checkContent } from '../content/reading/read-content'
import { resumeOf } from './export/export-resume'
import { inExportOrder } from './export/export-skills'
import { type Context, JOINERS } from './mapping/context'
import { mapResume } from './mapping/map-resume'
import type { Item } from './merge/match-entries'
import type { Present } from './merge/merge-content'
import { emptyReport } from './report/import-report'
import type { Resume } from './resume-shape'
import { messages, speakingIn, spoken } from './spoken'

type Fields = Record<string, unknown>

/** A content file as it is on the disk. */
export type CurrentFile = { bytes: Uint8Array | undefined; value: Fields | undefined }
export type CurrentFiles = Record<ContentName, CurrentFile>

const parsed = (bytes: Uint8Array | undefined): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined
  } catch {
    return undefined
  }
}

const bytesOf = (file: string) => {
  try {
    return readIfThere(file)
  } catch {
    return undefined
  }
}

export const readCurrentFiles = (contentDir: string) =>
  Object.fromEntries(
    CONTENT_NAMES.map((name) => {
      const bytes = bytesOf(path.join(contentDir, `${name}.json`))
      return [name, { bytes, value: parsed(bytes) }]
    }),
  ) as CurrentFiles

/** Checked, but with the owner's order of fields; undefined where these files would stop the build. */
export function currentContent(files: CurrentFiles, publicDir: string): Content | undefined {
  try {
    const bytesOf = (name: ContentName) => files[name].bytes
    const publicFiles = listPublicFiles(publicDir, messages())
    speakingIn(spoken(), () => checkContent({ bytesOf, publicFiles, shownDir: '' }))
  } catch (error) {
    if (error instanceof ProblemError) return undefined
    throw error
  }
  const { [EDITOR_KEY]: _editor, ...perfil } = files.perfil.value ?? {}
  const lists = Object.fromEntries(LIST_NAMES.map((name) => [name, files[name].value?.items ?? []]))
  return { perfil: perfil as Profile, lists: lists as Lists }
}

const isValid = (field: string, value: unknown) =>
  Object.hasOwn(profileSchema.entries, field) &&
  v.is(profileSchema.entries[field as keyof Profile], value)

/** What the profile can lend to a resume that lacks it: to another person only these. */
export const fallbackProfile = (profile: Fields | undefined, isSame: boolean): Partial<Profile> =>
  Object.fromEntries(
    Object.entries(profile ?? {}).filter(
      ([field, value]) => (isSame || ['foto', 'idioma'].includes(field)) && isValid(field, value),
    ),
  )

/** The present content, and the same through its own resume. */
export function presentOf(
  content: Content,
  context: Pick<Context, 'publishedFile' | 'today'>,
): Present {
  const { perfil, lists } = content
  const resume: Resume = resumeOf(perfil, lists)
  const own: Context = {
    ...context,
    report: emptyReport(),
    isOwn: true,
    joiners: JOINERS[spoken()],
  }
  const said = mapResume(resume, { portrait: perfil.foto || undefined, site: perfil.sitio }, own)
  const order = (name: ListName): Item[] =>
    name === 'hard-skills' || name === 'soft-skills'
      ? inExportOrder(lists[name])
      : inOrder<Item>(lists[name])
  return { content, said, order }
}

const INDENT = /^\s*\{\r?\n([ \t]+)"/
const STANDARD_INDENT = '  '

/** With the indent of the present file, and the schema that editors complete it by. */
export function contentText(name: ContentName, value: Fields, { bytes }: CurrentFile) {
  const present = bytes === undefined ? '' : new TextDecoder().decode(bytes)
  const indent = INDENT.exec(present)?.[1] ?? STANDARD_INDENT
  return `${JSON.stringify({ [EDITOR_KEY]: schemaAddress(name), ...value }, null, indent)}\n`
}

export const nothingChanged = (error: ProblemError) =>
  new ProblemError(`${error.message}\n\n${messages().reading.nothingChanged}`)
