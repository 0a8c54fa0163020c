import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readContentFile } from '../fixtures/fixture'
import { CONTENT_PORT } from './sites'

const RETRY_MS = 200

export type Answer = (response: ServerResponse) => void

const send = (body: string): Answer => {
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  return (response) => response.writeHead(200, headers).end(body)
}

export const answers = {
  list: (name: string) => send(JSON.stringify(readContentFile(name))),
  json: (value: unknown) => send(JSON.stringify(value)),
}

/** Answers with the fixture's lists, unless told otherwise. */
export async function startContentServer() {
  const behaviour = new Map<string, Answer>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1).replace('.json', '')
    requests.push(name)
    const answer = behaviour.get(name) ?? answers.list(name)
    answer(response)
  })
  const listen = () =>
    once(server.listen(CONTENT_PORT), 'listening').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
    })
  // The other worker's file has the port as long as it runs.
  while (!(await listen())) await wait(RETRY_MS)
  return {
    requests,
    set: (name: string, answer: Answer) => behaviour.set(name, answer),
    reset: () => {
      behaviour.clear()
      requests.length = 0
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
