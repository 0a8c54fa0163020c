import type { BuiltFile } from './built-file'
import { downloads } from './downloads'
import { iconFiles } from './icons/icon-files'
import { webManifestFile } from './icons/web-manifest'
import { workerFile } from './offline/worker-file'
import { pageFiles } from './pages/pages'
import { searchFiles } from './search-files'
import { headersFile } from './security/headers-file'
import { socialFiles } from './social/social-files'

export const allFiles: BuiltFile[] = [
  ...pageFiles,
  ...downloads,
  ...iconFiles,
  ...socialFiles,
  webManifestFile,
  ...searchFiles,
  headersFile,
  // Last: it lists the files above.
  workerFile,
]
