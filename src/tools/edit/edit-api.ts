import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type * as v from 'valibot'
import { type Profile, THEME_NAMES } from '../../site/model/schema/schema'
import { SECTIONS } from '../../site/model/sections'
import type { Spoken } from '../../site/words/language'
import { checkProject } from '../check/check-project'
import { isExampleFile } from '../content/example'
import { mainLanguageOf, messagesOf, profileFields } from '../content/main-language'
import { ProblemError } from '../content/problem'
import { cardDrawing } from '../drawing/card-drawing'
import { plateOf } from '../drawing/draw-plate'
import { importResume } from '../import/import-resume'
import { readSource } from '../import/read/resume-in-pdf'
import { pathsIn, wordsFor } from '../messages/built-words'
import { deviconFile, deviconNames } from '../skills/icon-sets'
import { themeOf } from '../theme/palettes'
import { contentStore, findingOf } from './content-store'
import { FOLDERS, keepDropped, type Purpose } from './dropped-files'
import { addRequest, changeRequest, readRequest, removeRequest, sortRequest } from './request-body'

type Answer = { status: number } & Record<string, unknown>
type Action = (body: Buffer, query: URLSearchParams) => Answer | Promise<Answer>

/** Half the side of a plate's picture, in units: the medallion and the rope around it. */
const PLATE_RADIUS = 150

/** A card's corner in a theme, with a seed's plate. */
function platePicture(query: URLSearchParams, profile: Record<string, unknown>): string {
  const wanted = THEME_NAMES.find((name) => name === query.get('theme'))
  const { paper, foil } = themeOf({ tema: wanted ?? (profile.tema as Profile['tema']) })
  const plate = plateOf({ nombre: query.get('seed') || String(profile.nombre) })
  const box = `${-PLATE_RADIUS} ${-PLATE_RADIUS} ${2 * PLATE_RADIUS} ${2 * PLATE_RADIUS}`
  const ground = `<rect x="-50%" y="-50%" width="100%" height="100%" fill="${paper[0]}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground}${cardDrawing(plate, foil[1])}</svg>`
}

function pagesIn(language: Spoken): Record<string, string> {
  const paths = pathsIn('', wordsFor(language, language).built.slugs)
  const lists = SECTIONS.flatMap(({ route, lists }) => lists.map((name) => [name, paths[route]]))
  return { perfil: '/', ...Object.fromEntries(lists) }
}

/** What the editor's page can ask for, and the pictures that it shows. */
export function editApi(root: string) {
  const store = contentStore(root)
  const withState = (told: Answer): Answer => {
    const { language } = messagesOf(root)
    const pages = pagesIn(mainLanguageOf(root))
    return { ...told, state: { ...store.state(), language, pages } }
  }

  const importFile = async (bytes: Buffer, name: string, isDryRun: boolean): Promise<string> => {
    const say = messagesOf(root)
    const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-import-'))
    const resumeFile = path.join(folder, path.basename(name))
    try {
      await writeFile(resumeFile, bytes)
      const read = await readSource(resumeFile, say)
      let report = ''
      store.record(() => {
        // Every change can be undone, so the example's pictures stay; of others copies are kept.
        const shipped = (file: string, held: Uint8Array) =>
          !file.startsWith('public/') && isExampleFile(file, held)
        const how = { isForced: true, isDryRun, shipped, owner: say.language }
        const today = new Date().toISOString().slice(0, 'AAAA-MM-DD'.length)
        report = importResume(read, { ...how, root, resumeFile, today })
      })
      return report
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  const asked = <Schema extends v.GenericSchema>(schema: Schema, body: Buffer) =>
    readRequest(schema, body, messagesOf(root))
  const actions: Record<string, Action | undefined> = {
    state: () => withState({ status: 200 }),
    change: (body) => {
      const { place, id, fields } = asked(changeRequest, body)
      return withState({ status: 200, ...store.change(place, id, fields) })
    },
    add: (body) => {
      const { place, entry } = asked(addRequest, body)
      return withState({ status: 200, ...store.add(place, entry) })
    },
    remove: (body) => {
      const { place, seen } = asked(removeRequest, body)
      return withState({ status: 200, ...store.remove(place, seen) })
    },
    sort: (body) => {
      const { place, ids } = asked(sortRequest, body)
      return withState({ status: 200, ...store.sort(place, ids) })
    },
    undo: () => withState({ status: store.undo() ? 200 : 409 }),
    check: async () => {
      const { values } = store.state()
      const problems = await checkProject(root)
      return { status: 200, findings: problems.map((problem) => findingOf(problem, values)) }
    },
    keep: async (bytes, query) => {
      const say = messagesOf(root)
      const purpose = query.get('purpose') ?? ''
      if (!Object.hasOwn(FOLDERS, purpose)) throw new ProblemError(say.edit.malformed)
      const file = { name: query.get('name') ?? '', purpose: purpose as Purpose, bytes }
      return { status: 200, ...(await keepDropped(store.shelf, file, say)) }
    },
    import: async (bytes, query) => {
      const isPlan = query.has('plan')
      const report = await importFile(bytes, query.get('name') ?? 'resume.json', isPlan)
      return withState({ status: 200, report })
    },
  }
  return {
    actions,
    /** An icon of devicon or a plate; undefined for anything else. */
    picture(place: string, query: URLSearchParams): string | undefined {
      if (place === 'plate.svg') return platePicture(query, profileFields(root))
      const name = /^icon\/([a-z0-9-]+)\.svg$/.exec(place)?.[1]
      return name && deviconNames().includes(name) ? deviconFile(name).source : undefined
    },
  }
}
