import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** An HTTP server that opens no port: its connections are brought to it. */
export interface FedServer {
  take: (socket: Socket) => void
  /** From here on each connection is asked once more at most: its next answer says that it ends. */
  lastAnswers: () => void
  /** Waits until nobody is connected, `milliseconds` at most. */
  empty: (milliseconds: number) => Promise<void>
}

/** Makes a server that does not listen ready for connections that another process has accepted. */
export function feedServer(server: Server): FedServer {
  const connections = new Set<Socket>()
  const waiting = new Set<() => void>()
  // Node begins to watch how long requests take when a server begins to listen
  server.emit('listening')
  return {
    take: (socket) => {
      // node:http counts those alone that it accepts itself
      if (connections.size >= (server.maxConnections ?? Number.POSITIVE_INFINITY)) return void socket.destroy()
      connections.add(socket)
      socket.once('close', () => {
        connections.delete(socket)
        if (connections.size === 0) for (const resolve of waiting) resolve()
      })
      // as node:http sets those that it accepts itself
      socket.allowHalfOpen = true
      socket.setNoDelay(true)
      server.emit('connection', socket)
    },
    lastAnswers: () => {
      server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false
      })
    },
    empty: (milliseconds) =>
      new Promise((resolve) => {
        if (connections.size === 0) return resolve()
        const end = () => {
          clearTimeout(timer)
          waiting.delete(end)
          resolve()
        }
        const timer = setTimeout(end, milliseconds)
        waiting.add(end)
      }),
  }
}
