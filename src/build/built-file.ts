export type BuildContext = {
  /** index.html as Vite built it, with its <!--head--> and <!--app--> places. */
  template: string
  /** The site's base path, with a slash at both ends. */
  base: string
  publicDir: string
  /** Where the built site lies; the outputs before this one are in it. */
  distDir: string
}

/** A file that the build writes beside the scripts, styles and images. */
export type BuiltFile = {
  fileName: string
  contentType: string
  create: (context: BuildContext) => Promise<string | Uint8Array>
}
