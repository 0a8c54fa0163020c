import { createServer, type ServerResponse } from 'node:http'
import { readContentFile } from './hostile-content'
import { CONTENT_PORT } from './sites'

export type Answer = (response: ServerResponse) => void

const send = (body: string | Buffer, type = 'application/json', status = 200): Answer => {
  return (response) =>
    response
      .writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' })
      .end(body)
}

/** Ways in which a server that should send a list can behave. */
export const answers = {
  list: (name: string) => send(JSON.stringify(readContentFile(name))),
  json: (value: unknown) => send(JSON.stringify(value)),
  failure: send('{}', 'application/json', 500),
  html: send('<!doctype html><title>Inicie sesión</title>', 'text/html'),
  truncated: send('{"items": [{"id": 1,'),
  huge: send(`{"items": [], "relleno": "${'x'.repeat(2_000_000)}"}`),
  hangUp: ((response) => response.destroy()) satisfies Answer,
}

/** A server for the `remote` site: each list answers as the test says. */
export async function startContentServer() {
  const behaviour = new Map<string, Answer>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1).replace('.json', '')
    requests.push(name)
    const answer = behaviour.get(name) ?? answers.list(name)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(CONTENT_PORT, resolve))
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
