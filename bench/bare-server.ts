import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The physical limit to compare with: node:http that answers bytes which are ready, with the same headers, and nothing else.

/** An answer of the shop, to be given without doing its work. */
export interface BareAnswer {
  status: number
  /** Names and values, one after the other. */
  headers: string[]
  body: Buffer
}

let answers: BareAnswer[] = []
let given = 0

const server = createServer((request, response) => {
  const answer = answers[given++ % answers.length]
  const give = () => {
    if (!answer) return response.writeHead(500).end()
    response.writeHead(answer.status, answer.headers).end(answer.body)
  }
  if (request.method === 'GET') return give()
  request.resume().on('end', give)
})
server.keepAliveTimeout = 60_000

process.on('message', async (next: BareAnswer[]) => {
  answers = next.map((answer) => ({ ...answer, body: Buffer.from(answer.body) }))
  await listening
  process.send?.({ result: (server.address() as AddressInfo).port })
})
process.on('disconnect', () => process.exit(0))
const listening = once(server.listen(0, '127.0.0.1'), 'listening')
