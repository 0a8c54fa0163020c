import fs, { readdirSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { checkNotes, checkProject } from '../../src/tools/check/check-project'
import { readChecked } from '../../src/tools/check/checked'
import { brokenMedia, pictureProblems } from '../../src/tools/check/picture-problems'
import { isExampleFile } from '../../src/tools/content/example'
import { readSite } from '../../src/tools/content/reading/read-content'
import { leaveOneLanguage } from '../../src/tools/content/translation/one-language'
import { planTranslations } from '../../src/tools/content/translation/plan-translations'
import { editApi } from '../../src/tools/edit/edit-api'
import { importResume } from '../../src/tools/import/import-resume'
import { readPictures } from '../../src/tools/output/modules/pictures/read-pictures'
import { pageMedia } from '../../src/tools/output/modules/project-pages/page-media'
import { freshProject } from './content-project'
import { writeTranslation } from './translated-content'

/** What opens files, or asks the disk of them; each with what it opens, which is none of the owner's content. */
const OTHERS: Readonly<Record<string, string>> = {
  'check/dead-file-problems.ts': 'the code, which may name a file',
  'commands/build.ts': 'dist/ and .cache/',
  'commands/run.mjs': 'the commands',
  'commands/schema.ts': 'docs/content.md',
  'commands/serve.ts': 'dist/',
  'content/build-cache.ts': '.cache/made/ and the code',
  'content/section-kinds.ts': 'the icons of lucide-react',
  'content/template-icons.ts': 'the template’s own icons',
  'edit/edit-api.ts': 'a résumé, in a temporary folder',
  'edit/merged-lines.ts': 'texts for git, in a temporary folder',
  'output/modules/content-plugin.ts': '.cache/',
  'output/offline/worker-file.ts': 'dist/',
  'output/shader-plugin.ts': 'the shaders',
  'output/site-plugin.ts': 'dist/',
  'output/static-server.ts': 'dist/',
  'fonts/font-file.ts': 'fonts of packages',
  'fonts/script-fonts.ts': 'fonts of packages',
  'publish/local-git.ts': 'what git keeps of its work',
  'publish/situation.ts': 'the workflow that publishes the site',
  'publish/steps.ts': 'whether a file of a change is still there',
  'import/portrait.ts': 'a picture beside the résumé',
  'import/sources/linkedin/export-files.ts': 'an archive of LinkedIn’s',
  'import/sources/read-resume.ts': 'a résumé',
}
/** Through the two primitives of the workspace, which read and write any file. */
const BY_PRIMITIVES: Readonly<Record<string, string>> = {
  'check/dead-file-problems.ts': 'index.html',
  'commands/card.ts': 'the printed card',
  'commands/schema.ts': 'the schemas for editors',
  'content/build-cache.ts': '.cache/made/',
  'content/environment.ts': '.env',
  'edit/kept-drafts.ts': '.cache/edit/drafts.json',
  'output/modules/content-plugin.ts': '.cache/',
  'fonts/font-faces.ts': '.cache/fonts/',
}

const WORKSPACE = 'content/workspace/'
const files = readdirSync('src/tools', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith(WORKSPACE))
const importing = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(`src/tools/${file}`, 'utf8'))).sort()

it('no other file of the tools opens files, but those that are known to open others', () => {
  expect(importing(/from 'node:fs(?:\/promises)?'/)).toEqual(Object.keys(OTHERS).sort())
  expect(importing(/from '[./\w-]*workspace\/(?:write-all|read-file)'/)).toEqual(
    Object.keys(BY_PRIMITIVES).sort(),
  )
})

it('none makes a path to the owner’s folders', () => {
  const made =
    /(?:path\.(?:join|resolve)|new URL)\([^)]*(?:\bCONTENT\b|\bPUBLIC\b|\bPROFILE\b|'public'|src\/content)/
  // It tells the watcher that the profile has changed, and opens none.
  expect(importing(made)).toEqual(['edit/edit-plugin.ts'])
})

const project = freshProject()
const CALLS = [
  'readFileSync',
  'writeFileSync',
  'openSync',
  'copyFileSync',
  'readdirSync',
  'rmSync',
  'renameSync',
] as const
type Call = (file: unknown, ...rest: unknown[]) => unknown
const real = Object.fromEntries(CALLS.map((name) => [name, fs[name] as Call]))
const restore = () => {
  Object.assign(fs, real)
  syncBuiltinESMExports()
}
afterEach(restore)

/** Who opens a file of the owner's, by the first file of the tools in the stack. */
function watchOpeners(): Set<string> {
  const openers = new Set<string>()
  const folders = [project.contentDir, project.publicDir]
  const watched = CALLS.map((name) => {
    const call: Call = (file, ...rest) => {
      const isOwners = folders.some((folder) => String(file).startsWith(folder))
      const [, opener = 'a test'] =
        /\/src\/tools\/([\w./-]+?\.ts)/.exec(String(new Error().stack)) ?? []
      if (isOwners) openers.add(`${name}: ${opener.replace(/[^/]+$/, '')}`)
      return real[name]?.(file, ...rest)
    }
    return [name, call]
  })
  Object.assign(fs, Object.fromEntries(watched))
  syncBuiltinESMExports()
  return openers
}

it('whoever reads or writes content and pictures does it through the workspace', async () => {
  writeTranslation(project)
  project.write('index.html', '')
  project.write('src/content/proyectos/agenda.md', '![Un plano](iconos/creativo.svg)\n')
  const [entry] = project.json('proyectos').items
  project.writeList('proyectos', [{ ...entry, pagina: 'agenda' }])
  const openers = watchOpeners()
  const workspace = project.workspace()
  const site = readSite(workspace)
  await checkProject(workspace)
  checkNotes(workspace)
  const checked = readChecked(workspace)
  await Promise.all([pictureProblems(checked), brokenMedia(checked)])
  await readPictures(workspace, site)
  await pageMedia(site.pages, workspace, site.publicFiles)
  planTranslations(workspace, 'pt')
  workspace.commit()
  expect(() => leaveOneLanguage(project.workspace(), 'en')).toThrow()
  const basics = { name: 'Ada Prueba', label: 'Jefa', image: 'ada.webp' }
  importResume({ resume: { basics }, unplaced: [], told: () => ({}) } as never, {
    ...{ workspace, resumeFile: path.join(project.root, 'cv/resume.json'), owner: 'es' },
    ...{ isForced: true, isDryRun: false, today: '2026-01-15', shipped: isExampleFile },
  })
  workspace.commit()
  const { actions } = editApi(project.root)
  const ask = (action: string, body = '', query = {}) =>
    actions[action]?.(Buffer.from(body), new URLSearchParams(query))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  await ask('keep', svg, { purpose: 'imagen', name: 'plano.svg' })
  const puesto = { place: 'perfil', field: 'puesto', base: 'Jefa', value: 'Otra' }
  await ask('type', JSON.stringify({ typed: [puesto] }))
  await ask('drop', '{"list":"proyectos"}')
  await ask('undo')
  await ask('check')
  restore()
  expect([...openers].every((each) => each.endsWith(`: ${WORKSPACE}`))).toBe(true)
  expect([...openers].sort().map((each) => each.split(':')[0])).toEqual([
    'openSync',
    'readFileSync',
    'readdirSync',
    'renameSync',
    'rmSync',
    'writeFileSync',
  ])
})
