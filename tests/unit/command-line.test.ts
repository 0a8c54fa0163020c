import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { copyProject } from '../fixtures/build-fixture'
import { makeProject } from './content-project'
import { runCommand } from './run-command'

const project = makeProject()
const at = (file: string) => path.join(project.root, file)
beforeEach(project.reset)
afterAll(project.remove)

const run = (command: string, env?: Record<string, string>) =>
  runCommand(project.root, command, env)

const replaceByFolder = (file: string) => () => {
  rmSync(at(file))
  mkdirSync(at(file))
}
const replaceByLoop = (file: string) => () => {
  rmSync(at(file))
  symlinkSync(path.basename(file), at(file))
}

const CONTENT = 'Hay 1 error en el contenido:\n\n'
const FOLDER =
  '\n  se encontró: una carpeta con ese nombre\n  se esperaba: un archivo; mueva o borre la carpeta'
const LOOP =
  '\n  se encontró: un enlace que lleva a sí mismo\n  se esperaba: un archivo; borre el enlace'

const CASES: [what: string, spoil: () => void, message: string][] = [
  [
    'a content file that is a folder',
    replaceByFolder('src/content/perfil.json'),
    `${CONTENT}src/content/perfil.json${FOLDER}`,
  ],
  [
    'a content file that cannot be read',
    replaceByLoop('src/content/proyectos.json'),
    `${CONTENT}src/content/proyectos.json${LOOP}`,
  ],
  [
    'a portrait that cannot be read',
    replaceByLoop('public/retrato.webp'),
    `${CONTENT}public/retrato.webp${LOOP}`,
  ],
  [
    'a link to a file of public/ that is gone',
    () => symlinkSync('no-existe.pdf', at('public/enlace.pdf')),
    `${CONTENT}public/enlace.pdf\n  se encontró: un enlace a algo que no existe\n  se esperaba: un archivo; borre el enlace`,
  ],
]

for (const command of ['build', 'check']) {
  it.each(CASES)(`npm run ${command} tells %s without a stack`, (_, spoil, message) => {
    spoil()
    expect(run(command)).toEqual({ status: 1, told: message })
  })
}

it('npm run build tells a dist/ that is no folder', () => {
  writeFileSync(at('dist'), '')
  expect(run('build')).toEqual({
    status: 1,
    told: 'Hay 1 error en lo que se escribe:\n\ndist\n  se encontró: un archivo en el lugar de una carpeta\n  se esperaba: una carpeta; mueva o borre el archivo',
  })
})

it('npm run build tells an address of the site that is none', () => {
  expect(run('build', { SITE_URL: 'portfolio.dev' })).toEqual({
    status: 1,
    told: 'SITE_URL\n  se encontró: "portfolio.dev"\n  se esperaba: la dirección completa del sitio, por ejemplo https://usuario.github.io',
  })
})

it('npm run schema tells a file that it cannot write', () => {
  const file = 'src/tools/content/json-schema/perfil.schema.json'
  mkdirSync(at(file), { recursive: true })
  expect(run('schema')).toEqual({
    status: 1,
    told: `Hay 1 error en lo que se escribe:\n\n${file}${FOLDER}\n\nNo se cambió nada.`,
  })
})

it('npm run schema tells a file in the place of its folder', () => {
  project.write('src/tools/content/json-schema', '')
  expect(run('schema').told).toBe(
    'Hay 1 error en lo que se escribe:\n\nsrc/tools/content/json-schema/perfil.schema.json\n  se encontró: un archivo en el lugar de una carpeta\n  se esperaba: una carpeta; mueva o borre el archivo\n\nNo se cambió nada.',
  )
})

it('npm run build says nothing that looks like a fault', () => {
  copyProject(project.root)
  const { status, told } = run('build')
  expect(status, told).toBe(0)
  expect(told).not.toMatch(/\(!\)|warn|https?:/i)
})
