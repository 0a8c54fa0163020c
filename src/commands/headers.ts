import { hostFiles } from '../build/security/host-files'
import { messages } from '../messages/messages'
import { ownerEnvironment } from '../owner/environment'
import { writeAll } from '../owner/write-all'

export async function run(): Promise<number> {
  const { VITE_CONTENT_URL } = ownerEnvironment()
  const files = Object.entries(hostFiles(VITE_CONTENT_URL))
  writeAll(files.map(([file, bytes]) => ({ file, bytes })))
  console.log(messages().commands.filesWritten(files.map(([file]) => file).join(', ')))
  return 0
}
