import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { PUBLIC } from '../content/content-folder'
import { withPhotos } from '../content/reading/media/svg-photos'
import { withoutTags } from '../content/reading/media/without-tags'
import { mediumOf, publicFilesOf } from '../content/reading/public-files'
import { Workspace } from '../content/workspace/workspace'
import type * as AllFiles from './all-files'
import { withoutMetadata } from './modules/pictures/without-metadata'

/** What is published of a file: nothing in it says where and with what it was made. */
const CLEANED = {
  photo: withoutMetadata,
  recording: async (bytes: Buffer) => withoutTags(bytes),
  svg: (bytes: Buffer) => withPhotos(bytes, withoutMetadata),
}

/** All but what `CLEANED` changes stays as it is. A file of Vite's wins: the square portrait replaces the original. */
async function copyPublicFiles(workspace: Workspace, distDir: string) {
  for (const name of publicFilesOf(workspace)) {
    const target = path.join(distDir, name)
    if (existsSync(target)) continue
    await mkdir(path.dirname(target), { recursive: true })
    const file = `${PUBLIC}/${name}`
    const medium = mediumOf(workspace, name)
    const bytes = medium && workspace.bytes(file)
    if (bytes) await writeFile(target, await CLEANED[medium](bytes))
    else workspace.copyTo(file, target)
  }
}

const ENTRY = 'src/tools/output/all-files.ts'
const PRERENDER_DIR = '.cache/prerender'
/** Vite's list of what it has built. */
const MANIFEST = 'manifest.json'

/** Of the files that the dev server makes, too. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  vcf: 'text/vcard; charset=utf-8',
  png: 'image/png',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** Builds client and ssr, then writes every file that public/ lacks; in dev, creates it on request. */
export function sitePlugin(): Plugin {
  return {
    name: 'portfolio:site',
    config: () => ({
      // One set of plugins: what they make of the pictures for the client serves prerendering too.
      builder: { sharedConfigBuild: true },
      // `copyPublicFiles` leaves out what must not be published.
      build: { copyPublicDir: false, manifest: MANIFEST },
      environments: {
        ssr: {
          build: { outDir: PRERENDER_DIR, emptyOutDir: true, rollupOptions: { input: ENTRY } },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('Vite gave no client or ssr environment')
      const { base, root } = builder.config
      const workspace = new Workspace(root)
      const distDir = path.resolve(root, client.config.build.outDir)
      await builder.build(client)
      const take = async (name: string) => {
        const file = path.join(distDir, name)
        const text = await readFile(file, 'utf8')
        await rm(file)
        return text
      }
      const template = await take('index.html')
      const manifest: Manifest = JSON.parse(await take(MANIFEST))
      await copyPublicFiles(workspace, distDir)
      await builder.build(ssr)
      const bundle = pathToFileURL(path.resolve(root, PRERENDER_DIR, 'all-files.js')).href
      const { allFiles } = (await import(
        /* @vite-ignore */ `${bundle}?${Date.now()}`
      )) as typeof AllFiles
      const context = { template, manifest, base, workspace, distDir }
      for (const [fileName, create] of Object.entries(allFiles)) {
        if (workspace.has(`${PUBLIC}/${fileName}`)) continue
        const target = path.join(distDir, fileName)
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(target, await create(context))
      }
    },
    configureServer(server) {
      const { base, root } = server.config
      server.middlewares.use(async (request, response, next) => {
        const fileName = request.url?.replace(base, '').replace(/[?#].*$/, '')
        const [, ending = ''] = /^(?:[\w-]+\/){0,2}[\w-]+\.(\w+)$/.exec(fileName ?? '') ?? []
        const type = TYPES[ending]
        if (!fileName || !type) return next()
        try {
          const module = (await server.ssrLoadModule(path.join(root, ENTRY))) as typeof AllFiles
          const create = module.allFiles[fileName]
          const workspace = new Workspace(root)
          if (!create || workspace.has(`${PUBLIC}/${fileName}`)) return next()
          response.setHeader('content-type', type)
          response.end(await create({ template: '', manifest: {}, base, workspace, distDir: '' }))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
