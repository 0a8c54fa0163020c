import hostHeaders from '../../../deploy/_headers?raw'
import { downloads } from './downloads'
import { iconFiles, webManifestFile } from './icons/icon-files'
import { workerFile } from './offline/worker-file'
import { llmsFile, twinFiles } from './pages/markdown-twins'
import { pageFiles } from './pages/pages'
import { searchFiles } from './search-files'
import { type BuiltFiles, sites } from './sites'
import { socialFiles } from './social/social-card'

/** The last one lists the others. */
export const allFiles: BuiltFiles = Object.assign(
  {},
  ...sites.flatMap((site) => [
    pageFiles(site),
    twinFiles(site),
    downloads(site),
    socialFiles(site),
    webManifestFile(site),
  ]),
  iconFiles,
  searchFiles,
  llmsFile,
  { _headers: async () => hostHeaders },
  workerFile,
)
