import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Installs the packages that a folder of tests has for itself, as locked: a normal install does not
 * fetch them, they come with the first run.
 * @param folder with a package.json and its lock
 * @param what they are, for the line that says so
 * @returns whether they are there
 */
export function installOwnPackages(folder, what) {
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const isInstalled =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(path.join(folder, 'package-lock.json')).mtimeMs
  if (isInstalled) return true
  console.log(`Installing ${what} into ${path.relative('.', folder)}/node_modules…`)
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts']
  const shell = process.platform === 'win32'
  return spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell }).status === 0
}
