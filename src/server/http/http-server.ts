import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

type Answering = (request: IncomingMessage, response: ServerResponse) => void

const IDLE_CHECK_MS = 50
/** Longer than a proxy or a client's pool keeps its idle connections: the side that sends has to be the first to hang up. */
const KEEP_ALIVE_MS = 72_000
const REQUEST_MS = 120_000

/** The HTTP server: the framework sets no time limits on one that it has not made itself. */
export function makeHttpServer(answer: Answering): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS }, answer)
}

/** Once the server closes, connections end as soon as nothing is under way on them: a caller that keeps one delays no stop. */
export function endIdleConnections(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  server.once('close', () => clearInterval(timer))
}
