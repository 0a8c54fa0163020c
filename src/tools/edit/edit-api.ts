import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { isOwnList, slugOf } from '../../model/own-list'
import { isSlug, variantName } from '../../model/schema/fields'
import { OWN_FORMS } from '../../model/schema/own-section'
import { LIST_NAMES, type Profile, THEME_NAMES } from '../../model/schema/schema'
import { LANGUAGES, SPOKEN } from '../../site/words/language'
import { PUBLIC } from '../content/content-folder'
import { isExampleFile } from '../content/example'
import { ProblemError } from '../content/problem'
import { leaveOneLanguage } from '../content/translation/one-language'
import { planTranslations } from '../content/translation/plan-translations'
import { Workspace } from '../content/workspace/workspace'
import { cardDrawing } from '../drawing/card-drawing'
import { plateOf } from '../drawing/draw-plate'
import { fetchGitHub } from '../import/github/github-api'
import { choicesFor, importGitHub } from '../import/github/import-github'
import type { ImportOptions } from '../import/import-options'
import { importResume } from '../import/import-resume'
import { readSource } from '../import/sources/read-resume'
import { engrave, inFoil } from '../portrait/engrave'
import { portraitTones } from '../portrait/portrait-tones'
import { addressCode, type Plan, publisher } from '../publish/publisher'
import { findIcons } from '../skills/find-icons'
import { iconFile, iconNames } from '../skills/icon-sets'
import { themeOf } from '../theme/themes'
import { contentStore } from './content-store'
import { cvPreview } from './cv-preview'
import { FOLDERS, type Purpose } from './dropped-file'
import { formProblems, wordsOfForm } from './form-problems'

const isList = (name: string) =>
  LIST_NAMES.some((known) => known === name) || (isOwnList(name) && isSlug(slugOf(name)))

const place = v.string()
const fields = v.record(v.string(), v.unknown())
const spot = v.object({
  place,
  id: v.optional(v.number()),
  field: v.string(),
})
const typed = v.object({
  ...spot.entries,
  base: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
})

const px = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The square of a portrait. */
const square = v.optional(
  v.pipe(v.string(), v.parseJson(), v.object({ left: px, top: px, side: px })),
)

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

const PORTRAIT_PX = 256

/** The portrait as the site would engrave it; undefined without one. @throws Error when it cannot be decoded */
async function portraitPicture(workspace: Workspace): Promise<string | undefined> {
  const { foto, tema } = workspace.profile as Partial<Profile>
  const photo = foto && workspace.bytes(`${PUBLIC}/${foto}`)
  if (!photo) return undefined
  const { foil, paper } = themeOf({ tema })
  const tones = await portraitTones(photo)
  const lines = inFoil(await engrave(tones, PORTRAIT_PX), foil[1]).flatten({ background: paper[1] })
  const data = (await lines.png().toBuffer()).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="data:image/png;base64,${data}" width="1" height="1"/></svg>`
}

const withCode = (plan: Plan) => ({
  ...plan,
  code: plan.isOnPages && plan.address ? addressCode(plan.address) : undefined,
})

/** @param tell hears of the files that were written */
export function editApi(root: string, tell?: (files: readonly string[]) => void) {
  const store = contentStore(root, tell)
  const present = () => new Workspace(root)
  const publishing = publisher(root, {
    isAsking: false,
    write: (act) => store.record(act),
    wordsOf: wordsOfForm,
  })
  const withState = (told?: unknown) => ({
    status: 200,
    ...Object(told),
    state: store.state(),
  })

  const importOptions = (
    workspace: Workspace,
    resumeFile: string,
    isDryRun: boolean,
  ): ImportOptions => ({
    ...{ workspace, resumeFile, isDryRun, isForced: true, owner: workspace.say.language },
    // Every change can be undone, so the example's pictures stay; of others copies are kept.
    shipped: (file, held) => !file.startsWith('public/') && isExampleFile(file, held),
    today: new Date().toISOString().slice(0, 'AAAA-MM-DD'.length),
  })
  const importFile = async (bytes: Buffer, name: string, isDryRun: boolean): Promise<string> => {
    const { say } = present()
    const base = path.basename(name)
    if (['', '.', '..'].includes(base)) throw new ProblemError(say.form.malformed)
    const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-import-'))
    const resumeFile = path.join(folder, base)
    try {
      await writeFile(resumeFile, bytes)
      const read = await readSource(resumeFile, say)
      const act = (workspace: Workspace) =>
        importResume(read, importOptions(workspace, resumeFile, isDryRun))
      return isDryRun ? store.rehearse(act) : store.record(act)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  type Asked<Entries extends v.ObjectEntries, Told> = (
    asked: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  ) => Told
  /** What is asked as JSON of this form. @throws ProblemError for any other */
  const asked =
    <Entries extends v.ObjectEntries>(
      entries: Entries,
      act: Asked<Entries, Answer | Promise<Answer>>,
    ): Action =>
    (body) => {
      const form = v.pipe(v.string(), v.parseJson(), v.object(entries))
      const parsed = v.safeParse(form, body.toString())
      if (!parsed.success) throw new ProblemError(present().say.form.malformed)
      return act(parsed.output)
    }
  /** What changes the content. */
  const change = <Entries extends v.ObjectEntries>(
    entries: Entries,
    act: Asked<Entries, unknown>,
  ): Action => asked(entries, async (told) => withState(await act(told)))
  const actions: Record<string, Action | undefined> = {
    state: () => withState(),
    draft: asked({ typed: v.array(typed) }, ({ typed }) => {
      store.keep(typed)
      return { status: 200 }
    }),
    /** Without anything typed, tries what was typed before. */
    type: change(
      { typed: v.array(typed), isAgain: v.optional(v.boolean()) },
      ({ typed, isAgain }) => store.type(typed, isAgain),
    ),
    discard: change({ spots: v.array(spot) }, ({ spots }) => store.throwAway(spots)),
    insist: change(spot.entries, (at) => store.insist(at)),
    confirm: change(spot.entries, (at) => store.confirm(at)),
    remove: change({ place, seen: fields }, ({ place, seen }) => store.remove(place, seen)),
    sort: change({ place, ids: v.array(v.number()) }, ({ place, ids }) => store.sort(place, ids)),
    skills: change({ place, text: v.string() }, ({ place, text }) => store.addSkills(place, text)),
    copy: change({ place, seen: fields }, ({ place, seen }) => store.copy(place, seen)),
    /** What some entries have in common: without another name, it goes. */
    shared: change(
      { place, field: v.string(), from: v.string(), to: v.string() },
      ({ place, field, from, to }) => store.renameShared(place, field, from, to),
    ),
    same: change({ place }, ({ place }) => store.repeatOriginals(place)),
    start: () => withState(store.startOver()),
    drop: change({ list: v.pipe(v.string(), v.check(isList)) }, ({ list }) =>
      store.removeList(list),
    ),
    page: change({ id: v.number() }, ({ id }) => store.beginPage(id)),
    /** Of the CV: without another name, it goes. */
    variant: change({ name: v.string(), to: v.optional(variantName()) }, ({ name, to }) =>
      store.renameVariant(name, to),
    ),
    section: change(
      { title: v.pipe(v.string(), v.regex(/\S/)), form: v.optional(v.picklist(OWN_FORMS)) },
      ({ title, form }) => ({ list: store.addSection(title.trim(), form) }),
    ),
    language: change({ language: v.string() }, ({ language }) =>
      store.record((workspace) => void planTranslations(workspace, language)),
    ),
    leave: change({ language: v.string() }, ({ language }) => store.removeLanguage(language)),
    swap: change({ language: v.picklist(LANGUAGES) }, ({ language }) =>
      store.swapLanguages(language),
    ),
    only: change({ language: v.picklist(SPOKEN) }, ({ language }) =>
      store.record((workspace) => leaveOneLanguage(workspace, language)),
    ),
    /** Without names, tells those that there are. */
    github: change(
      { user: v.string(), names: v.optional(v.array(v.string())) },
      async ({ user, names }) => {
        const say = present().say.import.github
        const login = GITHUB_USER.exec(user.trim())?.[1]
        if (!login) throw new ProblemError(say.noUser(user))
        const account = await fetchGitHub(login, process.env, say)
        const repositories = choicesFor(account, present())
        if (!names) return { repositories }
        const chosen = repositories.filter(({ name }) => names.includes(name))
        const report = store.record((workspace) =>
          importGitHub(account, chosen, importOptions(workspace, '', false)),
        )
        return { report }
      },
    ),
    icons: (_, query) => ({ status: 200, icons: findIcons(query.get('wanted') ?? '') }),
    undo: () => withState(store.undo()),
    redo: () => withState(store.redo()),
    check: async () => ({ status: 200, problems: await formProblems(present()) }),
    /** Deletes what `check` finds that nothing needs. */
    forget: change({ file: v.string() }, ({ file }) => store.removeUnneeded(file)),
    /** What publishing will do, and what the check tells. @throws ProblemError for what no site can be made of */
    plan: asked({ to: v.string() }, async ({ to }) => {
      const problems = await formProblems(await publishing.readBuildable())
      return { status: 200, problems, ...withCode(await publishing.plan(to)) }
    }),
    /** Does the first step of it. */
    publish: change({ to: v.string() }, async ({ to }) => withCode(await publishing.next(to))),
    cv: async (_, query) => ({
      status: 200,
      ...(await cvPreview(present(), query.get('file') ?? '')),
    }),
    keep: async (bytes, query) => {
      const purpose = query.get('purpose') ?? ''
      if (!Object.hasOwn(FOLDERS, purpose)) throw new ProblemError(present().say.form.malformed)
      const name = query.get('name') ?? ''
      const crop = v.safeParse(square, query.get('crop') ?? undefined)
      if (!crop.success) throw new ProblemError(present().say.form.malformed)
      return { status: 200, ...(await store.drop(name, purpose as Purpose, bytes, crop.output)) }
    },
    import: async (bytes, query) => {
      const isPlan = query.has('plan')
      return withState({
        report: await importFile(bytes, query.get('name') ?? 'resume.json', isPlan),
      })
    },
  }
  return {
    actions,
    /** An icon of a set, a plate or the portrait, engraved; undefined for anything else. */
    async picture(file: string, query: URLSearchParams): Promise<string | undefined> {
      if (file === 'plate.svg') return platePicture(query, present().profile)
      if (file === 'portrait.svg') return portraitPicture(present()).catch(() => undefined)
      const [, set, name = ''] =
        /^icon\/(devicon|simple-icons)\/([a-z0-9-]+)\.svg$/.exec(file) ?? []
      if (!(set === 'devicon' || set === 'simple-icons') || !iconNames(set).includes(name)) return
      return iconFile(`${set}:${name}`, themeOf(present().profile as Pick<Profile, 'tema'>))?.source
    },
  }
}
