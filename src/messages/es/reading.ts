const errors = (count: number) => (count === 1 ? '1 error' : `${count} errores`)

export const reading = {
  /** Headings of problems, by where they are. */
  inContent: (count: number) => `Hay ${errors(count)} en el contenido:`,
  inWritten: (count: number) => `Hay ${errors(count)} en lo que se escribe:`,
  inResume: (count: number) => `Hay ${errors(count)} en el archivo para importar:`,
}
