import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type * as v from 'valibot'
import { isOwnList, type OwnList, slugOf } from '../../site/model/own-list'
import { type Profile, THEME_NAMES } from '../../site/model/schema/schema'
import { sectionRows } from '../../site/model/sections'
import type { Spoken } from '../../site/words/language'
import { checkProject } from '../check/check-project'
import { isExampleFile } from '../content/example'
import { mainLanguageOf, messagesOf, profileFields } from '../content/main-language'
import { ProblemError } from '../content/problem'
import { planTranslations } from '../content/translation/plan-translations'
import { writeAll } from '../content/write-all'
import { cardDrawing } from '../drawing/card-drawing'
import { plateOf } from '../drawing/draw-plate'
import { exampleInLanguage } from '../import/example-language'
import { fetchGitHub } from '../import/github/github-api'
import { choicesFor, importGitHub } from '../import/github/import-github'
import { type ImportOptions, importResume } from '../import/import-resume'
import { readSource } from '../import/read/resume-in-pdf'
import { pathsIn, wordsFor } from '../messages/built-words'
import { findIcons } from '../skills/find-icons'
import { iconFile, iconNames } from '../skills/icon-sets'
import { themeOf } from '../theme/palettes'
import { findingOf } from './content-reader'
import { contentStore } from './content-store'
import { FOLDERS, keepDropped, type Purpose } from './dropped-files'
import { REQUESTS, readRequest } from './request-body'

type Answer = { status: number } & Record<string, unknown>
type Action = (body: Buffer, query: URLSearchParams) => Answer | Promise<Answer>

/** A name by GitHub's own rule, or the address of a profile. */
const GITHUB_USER = /^(?:https:\/\/github\.com\/|@)?([a-z\d][a-z\d-]{0,38})\/?$/i

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

function pagesIn(language: Spoken, own: readonly OwnList[]): Record<string, string> {
  const { slugs } = wordsFor(language, language).built
  const paths = pathsIn('', {
    ...slugs,
    ...Object.fromEntries(own.map((list) => [list, slugOf(list)])),
  })
  const lists = sectionRows(own).flatMap(({ route, lists }) =>
    lists.map((name) => [name, paths[route]]),
  )
  return { perfil: '/', ...Object.fromEntries(lists) }
}

/**
 * What the editor's page can ask for, and the pictures that it shows.
 * @param tell hears of the files that were written
 */
export function editApi(root: string, tell?: (places: readonly string[]) => void) {
  const store = contentStore(root, tell)
  const withState = (told: Answer): Answer => {
    const { language } = messagesOf(root)
    const state = store.state()
    const pages = pagesIn(mainLanguageOf(root), Object.keys(state.values).filter(isOwnList))
    return { ...told, state: { ...state, language, pages } }
  }

  const importOptions = (resumeFile: string, isDryRun: boolean): ImportOptions => ({
    ...{ root, resumeFile, isDryRun, isForced: true, owner: messagesOf(root).language },
    // Every change can be undone, so the example's pictures stay; of others copies are kept.
    shipped: (file, held) => !file.startsWith('public/') && isExampleFile(file, held),
    today: new Date().toISOString().slice(0, 'AAAA-MM-DD'.length),
  })
  const importFile = async (bytes: Buffer, name: string, isDryRun: boolean): Promise<string> => {
    const say = messagesOf(root)
    const base = path.basename(name)
    if (['', '.', '..'].includes(base)) throw new ProblemError(say.edit.malformed)
    const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-import-'))
    const resumeFile = path.join(folder, base)
    try {
      await writeFile(resumeFile, bytes)
      const read = await readSource(resumeFile, say)
      return store.record(() => importResume(read, importOptions(resumeFile, isDryRun)))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  const asked = <Schema extends v.GenericSchema>(schema: Schema, body: Buffer) =>
    readRequest(schema, body, messagesOf(root))
  const actions: Record<string, Action | undefined> = {
    state: () => withState({ status: 200 }),
    change: (body) => {
      const { place, id, fields } = asked(REQUESTS.change, body)
      return withState({ status: 200, ...store.change(place, id, fields) })
    },
    add: (body) => {
      const { place, entry } = asked(REQUESTS.add, body)
      return withState({ status: 200, ...store.add(place, entry) })
    },
    remove: (body) => {
      const { place, seen } = asked(REQUESTS.remove, body)
      return withState({ status: 200, ...store.remove(place, seen) })
    },
    sort: (body) => {
      const { place, ids } = asked(REQUESTS.sort, body)
      return withState({ status: 200, ...store.sort(place, ids) })
    },
    start: () => {
      store.startOver()
      return withState({ status: 200 })
    },
    drop: (body) => {
      store.removeList(asked(REQUESTS.drop, body).list)
      return withState({ status: 200 })
    },
    page: (body) => {
      store.beginPage(asked(REQUESTS.page, body).id)
      return withState({ status: 200 })
    },
    variant: (body) => {
      const { name, to } = asked(REQUESTS.variant, body)
      store.renameVariant(name, to)
      return withState({ status: 200 })
    },
    section: (body) => {
      const { title, form } = asked(REQUESTS.section, body)
      const list = store.addSection(title.trim(), form)
      return withState({ status: 200, list })
    },
    language: (body) => {
      const { language } = asked(REQUESTS.language, body)
      store.record(() => {
        const { withIds, plans } = planTranslations(root, language)
        writeAll([...withIds, ...plans.flatMap(({ files }) => files)], { root })
      })
      return withState({ status: 200 })
    },
    only: (body) => {
      const { language } = asked(REQUESTS.only, body)
      const files = exampleInLanguage(root, language, messagesOf(root))
      store.record(() => writeAll(files, { root }))
      return withState({ status: 200 })
    },
    github: async (body) => {
      const { user, names } = asked(REQUESTS.github, body)
      const say = messagesOf(root).import.github
      const login = GITHUB_USER.exec(user.trim())?.[1]
      if (!login) throw new ProblemError(say.noUser(user))
      const account = await fetchGitHub(login, process.env, say)
      const choices = choicesFor(account, root)
      if (!names) return { status: 200, repositories: choices }
      const chosen = choices.filter(({ name }) => names.includes(name))
      const report = store.record(() => importGitHub(account, chosen, importOptions('', false)))
      return withState({ status: 200, report })
    },
    icons: (_, query) => ({ status: 200, icons: findIcons(query.get('wanted') ?? '') }),
    undo: () => withState({ status: store.undo() ? 200 : 409 }),
    check: async () => {
      const { values } = store.state()
      const problems = await checkProject(root)
      const say = messagesOf(root)
      return { status: 200, findings: problems.map((each) => findingOf(each, values, say)) }
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
    /** An icon of a set or a plate; undefined for anything else. */
    picture(place: string, query: URLSearchParams): string | undefined {
      if (place === 'plate.svg') return platePicture(query, profileFields(root))
      const [, set, name = ''] =
        /^icon\/(devicon|simple-icons)\/([a-z0-9-]+)\.svg$/.exec(place) ?? []
      if (!(set === 'devicon' || set === 'simple-icons') || !iconNames(set).includes(name)) return
      return iconFile(`${set}:${name}`, themeOf(profileFields(root) as Pick<Profile, 'tema'>))
        ?.source
    },
  }
}
