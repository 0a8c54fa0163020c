import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readIfThere } from './workspace/read-file'
import { writeWhole } from './workspace/write-all'

const FOLDER = '.cache/made'
/** All that decides what is made of the same bytes: the code, and the versions of its packages. */
const CODE = ['src/model', 'src/site', 'src/tools', 'package.json']
/** Of a folder for each state of the code. */
const MOST_FOLDERS = 4

export const digestOf = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\n`).update(part)
  return hash.digest('hex')
}

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place).flatMap((name) => filesIn(path.join(place, name)))
}

/** The folder of this state of the code; the oldest of others are removed. */
function openFolder(root: string): string {
  const code = CODE.map((place) => path.join(root, place)).filter((place) => existsSync(place))
  const files = code.flatMap(filesIn).sort()
  const all = path.join(root, FOLDER)
  const name = digestOf(files.map((file) => readFileSync(file))).slice(0, 16)
  mkdirSync(path.join(all, name), { recursive: true })
  const others = readdirSync(all)
    .filter((each) => each !== name)
    .map((each) => ({ each, time: statSync(path.join(all, each)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { each } of others.slice(MOST_FOLDERS - 1)) {
    rmSync(path.join(all, each), { recursive: true, force: true })
  }
  return path.join(all, name)
}

/** By the project's folder. */
const folders = new Map<string, string>()

/** Undefined for what is not there, or is not whole. */
function readMade(file: string): unknown {
  const bytes = readIfThere(file)
  try {
    return bytes && deserialize(bytes)
  } catch {
    return undefined
  }
}

/** By file, what is being read or made. */
const running = new Map<string, Promise<unknown>>()

async function readOrMake<Made>(file: string, make: () => Promise<Made>): Promise<Made> {
  const known = readMade(file) as { made: Made } | undefined
  if (known) return known.made
  const made = await make()
  await writeWhole(file, serialize({ made }))
  return made
}

/**
 * What takes long to make is made once, and kept in `.cache` for the builds that follow.
 * Who asks for it meanwhile waits for the same.
 * @param key of all that it is made of
 */
export async function kept<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
  const root = process.cwd()
  const folder = folders.get(root) ?? openFolder(root)
  folders.set(root, folder)
  const file = path.join(folder, key)
  const made = (running.get(file) as Promise<Made> | undefined) ?? readOrMake(file, make)
  running.set(file, made)
  const forget = () => running.delete(file)
  made.then(forget, forget)
  return made
}
