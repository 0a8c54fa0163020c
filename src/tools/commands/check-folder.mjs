/** Loaded before Vite, which takes these characters of a path for the end of it. */
const [character] = /[#?]/.exec(process.cwd()) ?? []
if (character !== undefined) {
  // In both languages: the module that knows the owner's cannot be loaded from here.
  console.error(
    `La ruta de esta carpeta tiene "${character}", que Vite no admite: renómbrela, o mueva el proyecto a otra.\n` +
      `The path of this folder has "${character}", which Vite cannot take: rename it, or move the project to another.`,
  )
  process.exit(1)
}
