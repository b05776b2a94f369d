import { connect, type Socket } from 'node:net'

/** Connections that behave badly. */
export interface Crowd {
  leave: () => void
}

const DRIP_MS = 1000
const AT_ONCE = 200

/** Opens so many connections, a few at a time, and has each do `behave`. Comes back when all were tried. */
async function gather(port: number, count: number, behave: (socket: Socket, index: number) => void): Promise<Crowd> {
  const sockets: Socket[] = []
  const open = (index: number) =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        behave(socket, index)
        resolve()
      })
      sockets.push(socket)
      socket.on('error', () => resolve())
    })
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => open(from + index)))
  }
  return {
    leave: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function drip(socket: Socket, text: string): void {
  let at = 0
  const timer = setInterval(() => {
    if (socket.destroyed || at >= text.length) clearInterval(timer)
    else socket.write(text[at++] ?? '')
  }, DRIP_MS)
  socket.resume()
}

/** Half of them send a head byte by byte, half a body. */
export function slowSenders(port: number, count: number): Promise<Crowd> {
  const head = 'POST /api/v1/user/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n'
  return gather(port, count, (socket, index) => {
    if (index % 2 === 0) return drip(socket, `${head}x-slow: ${'y'.repeat(2000)}`)
    socket.write(`${head}content-length: 60000\r\n\r\n`)
    drip(socket, 'z'.repeat(2000))
  })
}

/** Ask again and again for what is large, and read none of it. */
export function slowReaders(port: number, count: number, path: string): Promise<Crowd> {
  return gather(port, count, (socket) => {
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`.repeat(50))
  })
}

/** Open a connection and say nothing. */
export function silentCallers(port: number, count: number): Promise<Crowd> {
  return gather(port, count, (socket) => socket.resume())
}
