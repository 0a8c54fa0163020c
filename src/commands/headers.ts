import { loadEnv } from 'vite'
import { hostFiles } from '../build/security/host-files'
import { messages } from '../messages/messages'
import { writeAll } from '../owner/write-all'

export async function run(): Promise<number> {
  const { VITE_CONTENT_URL } = loadEnv('production', process.cwd())
  const files = Object.entries(hostFiles(VITE_CONTENT_URL))
  writeAll(files.map(([file, bytes]) => ({ file, bytes })))
  console.log(messages().commands.filesWritten(files.map(([file]) => file).join(', ')))
  return 0
}
