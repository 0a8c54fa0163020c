import type { Problem } from '../problem'

type Fault = { found: string; expected: string }

const NO_PERMISSION: Fault = {
  found: 'que falta permiso para usarlo',
  expected: 'que su usuario pueda leerlo y escribir en su carpeta',
}

const NO_FOLDER: Fault = {
  found: 'un archivo en el lugar de una carpeta',
  expected: 'una carpeta; mueva o borre el archivo',
}

const FAULTS: Record<string, Fault> = {
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  EROFS: { found: 'un disco de solo lectura', expected: 'un lugar en el que se pueda escribir' },
  ENOSPC: { found: 'un disco lleno', expected: 'lugar para escribir' },
  EISDIR: {
    found: 'una carpeta con ese nombre',
    expected: 'un archivo; mueva o borre la carpeta',
  },
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  ELOOP: { found: 'un enlace que lleva a sí mismo', expected: 'un archivo; borre el enlace' },
  ENOENT: { found: 'un enlace a algo que no existe', expected: 'un archivo; borre el enlace' },
}

/** A file system error as a problem in `file`. @throws any other error unchanged */
export function fileProblem(file: string, error: unknown): Problem {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) throw error
  const unknown = {
    found: `un error del disco (${code})`,
    expected: 'un archivo que se pueda usar',
  }
  return { file, ...(FAULTS[code] ?? unknown) }
}
