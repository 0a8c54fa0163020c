import hostHeaders from '../../../deploy/_headers?raw'
import { downloads } from './downloads'
import { iconFiles } from './icons/icon-files'
import { webManifestFile } from './icons/web-manifest'
import { workerFile } from './offline/worker-file'
import { llmsFile, twinFiles } from './pages/markdown-twins'
import { pageFiles } from './pages/pages'
import { searchFiles } from './search-files'
import { type BuiltFile, sites } from './sites'
import { socialFiles } from './social/social-files'

export const allFiles: BuiltFile[] = [
  ...sites.flatMap((site) => [
    ...pageFiles(site),
    ...twinFiles(site),
    ...downloads(site),
    ...socialFiles(site),
    webManifestFile(site),
  ]),
  ...iconFiles,
  ...searchFiles,
  llmsFile,
  {
    fileName: '_headers',
    contentType: 'text/plain; charset=utf-8',
    create: async () => hostHeaders,
  },
  workerFile,
]
