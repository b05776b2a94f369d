import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Answering = (request: IncomingMessage, response: ServerResponse) => void

const IDLE_CHECK_MS = 50
/** Time in milliseconds in which a connection without a request may still begin one, once the server closes. */
const FIRST_REQUEST_MS = 500
/** Longer than a proxy or a client's pool keeps its idle connections: the side that sends has to be the first to hang up. */
const KEEP_ALIVE_MS = 72_000
const REQUEST_MS = 120_000
/** A connection on which nothing moves either way for so long ends: else who reads nothing of an answer keeps it for good. Streams say sooner that they live. */
const STALL_MS = 120_000
/** Connections that have asked nothing yet, or are still at the head of their first request: browsers open a few each, floods all there are. */
const SILENT_MOST = 2000
/** Each costs some ten KB and a file of the process, which the database's connections need too. */
const CONNECTIONS_MOST = 10_000

/** The connections of a server on which nothing was asked yet, such as a browser opens ahead of need. */
const silentConnections = new WeakMap<Server, Set<Socket>>()

/**
 * The HTTP server: the framework sets no time limits on one that it has not made itself. Of too many silent connections the one that
 * has been silent longest makes room: who really wants something asks at once.
 */
export function makeHttpServer(answer: Answering, { stallMs = STALL_MS, silentMost = SILENT_MOST } = {}): Server {
  const silent = new Set<Socket>()
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS }, (request, response) => {
    silent.delete(request.socket)
    answer(request, response)
  })
  server.timeout = stallMs
  server.maxConnections = CONNECTIONS_MOST
  server.on('connection', (socket) => {
    silent.add(socket)
    const [longest] = silent
    if (silent.size > silentMost) longest?.destroy()
    socket.once('close', () => silent.delete(socket))
  })
  silentConnections.set(server, silent)
  return server
}

/** Once the server closes, connections end as soon as nothing is under way on them: a caller that keeps one delays no stop. */
export function endIdleConnections(server: Server): void {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  // Node counts a connection without a request as busy: it would hold the stop for the whole request time
  const silent = setTimeout(() => {
    for (const socket of silentConnections.get(server) ?? []) socket.destroy()
  }, FIRST_REQUEST_MS)
  server.once('close', () => {
    clearInterval(idle)
    clearTimeout(silent)
  })
}
