import { createServer } from 'node:net'

/** Opens the smallest mail server that a mail needs (RFC 5321): it accepts everything and keeps what it received. */
export async function openMailServer({ host = '127.0.0.1', port: wanted = 0 } = {}) {
  const received: string[] = []
  const server = createServer((socket) => {
    let inData = false
    let text = ''
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (inData && !text.endsWith('\r\n.\r\n')) return
      received.push(text)
      const begins = text.startsWith('DATA')
      const quits = text.startsWith('QUIT')
      text = ''
      inData = begins
      socket.write(begins ? '354 go on\r\n' : quits ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(wanted, host, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { received, url: `smtp://${host}:${port}`, close: () => server.close() }
}
