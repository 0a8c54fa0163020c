import { messages } from '../../../messages/messages'
import type { Problem } from '../../problem'

/** Settings with passwords, repositories, private keys. */
const SECRET =
  /^(?:\.env(?:\..*)?|\.git|\.svn|\.hg|\.ssh|\.aws|\.npmrc|\.netrc|\.htpasswd|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|p12|pfx|ppk|kdbx))$/i
/** What file managers leave behind, and the import's copies. */
const SYSTEM_FILE = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.directory|.*\.bak)$/i

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1)

export const isSecret = (name: string): boolean => SECRET.test(lastPart(name))

/** Never published, and nothing to tell of. */
export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(lastPart(name))

/** Files that must not be published: everything in public/ is. */
export const secretProblems = (files: Iterable<string>): Problem[] =>
  [...files].filter(isSecret).map((name) => ({
    file: `public/${name}`,
    ...messages().reading.secretFile,
  }))
