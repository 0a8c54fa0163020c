import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach } from 'vitest'
import { type ContentName, LIST_NAMES, type Lists } from '../../src/model/schema/schema'
import { contentFile } from '../../src/tools/content/content-files'
import { ProblemError } from '../../src/tools/content/problem'
import { readSite } from '../../src/tools/content/reading/read-content'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { writeIn } from '../fixtures/build-fixture'
import fullEducacion from '../fixtures/full/src/content/educacion.json'
import fullExperiencia from '../fixtures/full/src/content/experiencia.json'
import fullHardSkills from '../fixtures/full/src/content/hard-skills.json'
import fullPerfil from '../fixtures/full/src/content/perfil.json'
import fullProyectos from '../fixtures/full/src/content/proyectos.json'
import educacion from '../fixtures/small/src/content/educacion.json'
import experiencia from '../fixtures/small/src/content/experiencia.json'
import hardSkills from '../fixtures/small/src/content/hard-skills.json'
import perfil from '../fixtures/small/src/content/perfil.json'
import proyectos from '../fixtures/small/src/content/proyectos.json'
import certificates from '../fixtures/small/src/content/secciones/certificados.json'
import softSkills from '../fixtures/small/src/content/soft-skills.json'
import { temporaryFolder } from './temporary-folder'

/** The only section of its own. */
export const CERTIFICATES = 'secciones/certificados'

/** Small, valid content: one of everything that can be wrong. */
export const VALID_CONTENT = {
  ...{ perfil, educacion, experiencia, proyectos },
  ...{ 'hard-skills': hardSkills, 'soft-skills': softSkills },
  [CERTIFICATES]: certificates,
}

/** Valid content with every optional field. */
export const FULL_CONTENT = {
  ...VALID_CONTENT,
  ...{ perfil: fullPerfil, educacion: fullEducacion, experiencia: fullExperiencia },
  ...{ proyectos: fullProyectos, 'hard-skills': fullHardSkills },
}

/** The smallest files that are what their names say. */
export const SMALLEST = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  pdf: '%PDF-1.7\n%%EOF\n',
  webp: Buffer.from(
    'UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoBAAEAAUAmJYwCdAFAAAD+9j/d0n6n+i4NkimuwAA=',
    'base64',
  ),
}

const PUBLIC_FILES = {
  'retrato.webp': SMALLEST.webp,
  'cv.pdf': SMALLEST.pdf,
  'certificados/curso.pdf': SMALLEST.pdf,
  'iconos/creativo.svg': SMALLEST.svg,
  'iconos/habilidad.svg': SMALLEST.svg,
  'iconos/idioma.svg': SMALLEST.svg,
}

type ContentFile = { $schema?: string; items: readonly Record<string, unknown>[] }

/** A file of the content; a list of the owner's own has no entries. */
export const fileIn = (content: object, name: ContentName): ContentFile =>
  (content as Partial<Record<ContentName, ContentFile>>)[name] ?? { items: [] }

export const listsIn = (content: object) =>
  Object.fromEntries(
    [...LIST_NAMES, CERTIFICATES].map((name) => [name, fileIn(content, name as ContentName).items]),
  ) as unknown as Lists

export const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A project in a temporary folder, with `VALID_CONTENT` and small public files. */
export const makeProject = () => {
  const root = temporaryFolder()
  const contentDir = path.join(root, 'src/content')
  const publicDir = path.join(root, 'public')
  const place = (file: string) => path.join(root, file)
  const remove = (file: string) => rmSync(place(file), { recursive: true, force: true })
  const has = (file: string) => existsSync(place(file))
  const bytes = (file: string) => readFileSync(place(file))
  const write = (file: string, bytes: string | Uint8Array) => writeIn(root, file, bytes)
  const writeContent = (name: ContentName, bytes: string | Uint8Array) =>
    write(`src/content/${name}.json`, bytes)
  const reset = () => {
    rmSync(root, { recursive: true, force: true })
    for (const [name, value] of Object.entries(VALID_CONTENT)) {
      writeContent(name as ContentName, asText(value))
    }
    for (const [file, bytes] of Object.entries(PUBLIC_FILES)) write(`public/${file}`, bytes)
  }
  reset()
  const read = (file: string) => String(bytes(file))
  const text = (place: string) => read(`src/content/${place}.json`)
  return {
    workspace: () => new Workspace(root),
    ...{ root, contentDir, publicDir, place, remove, has, bytes },
    ...{ write, writeContent, reset, read, text },
    json: (place: string) => JSON.parse(text(place)),
    /** Changes the profile of `VALID_CONTENT`. */
    writeProfile: (changes: object) =>
      writeContent('perfil', asText({ ...VALID_CONTENT.perfil, ...changes })),
    writeList: (name: ContentName, items: readonly unknown[]) =>
      writeContent(name, asText({ items })),
    site: () => readSite(new Workspace(root)),
  }
}

/** Made anew for each test of a file. */
export function freshProject() {
  const project = makeProject()
  beforeEach(project.reset)
  return project
}

/** What reading says: its report, or 'sin errores'. */
export const messageFrom = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    if (error instanceof ProblemError) return error.message
    throw error
  }
  return 'sin errores'
}

/** What `readSite` says of the project. */
export const messageOf = ({ root }: { root: string }) =>
  messageFrom(() => readSite(new Workspace(root)))

/** Reads files of content that lie in memory, beside a project's public files. */
export const contentReader = ({ publicDir }: { publicDir: string }) => {
  const root = temporaryFolder()
  cpSync(publicDir, path.join(root, 'public'), { recursive: true })
  return (files: { [Name in ContentName]?: unknown }) => {
    const workspace = new Workspace(root)
    for (const [name, file] of Object.entries(files)) {
      if (file !== undefined) workspace.write(contentFile(name), String(file))
    }
    return readSite(workspace)
  }
}
