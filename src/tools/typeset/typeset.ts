import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { TypesetFonts } from '../fonts/typeset-fonts'

/** Fixed, so that the same content gives the same bytes. Seconds. */
const DOCUMENT_TIME = Date.UTC(2000, 0, 1) / 1000

export type Template = {
  /** The folder of what it may read; default where the command runs. */
  readonly root?: string
  /** Below that folder. */
  readonly file: string
  readonly source: string
}

/** A mistake in a template, where Typst knows the line. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError'
  readonly file: string
  /** From 1 on. */
  readonly line: number | undefined

  constructor(message: string, file: string, line: number | undefined) {
    super(message)
    this.file = file
    this.line = line
  }
}

type Diagnostic = {
  message: string
  path: string
  range: { start: { line: number } } | null
}

/** By folder and fonts: each keeps what it has set. */
const compilers = new Map<string, NodeCompiler>()

function compilerFor({ blobs, families }: TypesetFonts, root: string): NodeCompiler {
  const key = [root, ...families.text].join('\n')
  const options = { workspace: root, fontArgs: [{ fontBlobs: [...blobs] }] }
  const compiler = compilers.get(key) ?? NodeCompiler.create(options)
  compilers.set(key, compiler)
  return compiler
}

/** Typst fills each page over the first, and writes the `&` and `<` of addresses as no XML may have them. */
const wellFormed = (svg: string): string =>
  svg
    .replace(/<a href="[^"]*" xlink:href="[^"]*">/g, '<a>')
    .replace(/^ {4}(<path .*)\n {4}(<g(?: [^/>]*)?>)/gm, '$2$1')

/**
 * Sets a template by Typst. It reads `sys.inputs`; texts in it are never markup.
 * @throws TemplateError
 */
export function typeset(
  { root = process.cwd(), file, source }: Template,
  inputs: Readonly<Record<string, string>>,
  fonts: TypesetFonts,
) {
  const compiler = compilerFor(fonts, root)
  const mainFilePath = path.join(root, file)
  compiler.addSource(mainFilePath, source)
  const compiled = compiler.compile({ mainFilePath, inputs })
  const { result } = compiled
  if (!result) {
    const error = compiled.takeError() ?? compiled.takeDiagnostics()
    const [first] = (error ? compiler.fetchDiagnostics(error) : []) as Diagnostic[]
    const place = first && path.relative(root, first.path)
    const line = first?.range?.start.line
    throw new TemplateError(
      first?.message ?? '',
      place || file,
      line === undefined ? line : line + 1,
    )
  }
  return {
    pages: result.numOfPages,
    /** Values of `metadata` with that label. */
    told: (label: string): unknown[] =>
      compiler.query(result, { selector: `<${label}>`, field: 'value' }),
    /** By PDF/UA-1, for screen readers. */
    pdf: (): Uint8Array =>
      compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp: DOCUMENT_TIME }),
    /** Its pages, one below the other, without links. */
    svg: () => wellFormed(compiler.plainSvg(result)),
  }
}
export type Typeset = ReturnType<typeof typeset>
