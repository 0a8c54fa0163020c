export type BuildContext = {
  /** index.html as Vite built it, with the marks <!--head--> and <!--app-->. */
  template: string
  /** With a slash at both ends. */
  base: string
  publicDir: string
  /** The built site, with the files generated so far. */
  distDir: string
}

export type BuiltFile = {
  fileName: string
  contentType: string
  create: (context: BuildContext) => Promise<string | Uint8Array>
}
