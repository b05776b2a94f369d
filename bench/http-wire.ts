/** A request as the load generator sends it, again and again. */
export interface BenchRequest {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'

/** The bytes of a request on a connection that stays open. */
export function writeRequest({ method, path, headers = {}, body }: BenchRequest, port: number): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const all: Record<string, string> = { host: `127.0.0.1:${port}`, ...headers }
  if (body !== undefined) all['content-type'] = 'application/json'
  if (payload) all['content-length'] = String(Buffer.byteLength(payload))
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`)
}

/** Reads the answers of one connection, one after the other: only what is needed to know where each ends. */
export class AnswerReader {
  status = 0
  /** Bytes of the present answer that have come, head and body. */
  bytes = 0
  private held: Buffer | null = null
  private missing = 0
  private chunked = false

  /** Takes what has come; true when the answer is complete. */
  take(chunk: Buffer): boolean {
    this.bytes += chunk.length
    if (this.status === 0) return this.takeHead(this.held ? Buffer.concat([this.held, chunk]) : chunk)
    if (this.chunked) return endsChunks(chunk)
    this.missing -= chunk.length
    return this.missing <= 0
  }

  /** Makes ready for the next answer. */
  next(): void {
    this.status = 0
    this.bytes = 0
    this.held = null
    this.chunked = false
  }

  private takeHead(data: Buffer): boolean {
    const end = data.indexOf(HEAD_END)
    if (end < 0) {
      this.held = data
      return false
    }
    const head = data.toString('latin1', 0, end)
    this.status = Number(head.slice(9, 12))
    if (this.status === 304 || this.status === 204) return true
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    this.chunked = length === undefined
    if (this.chunked) return endsChunks(data)
    this.missing = Number(length) - (data.length - end - HEAD_END.length)
    return this.missing <= 0
  }
}

function endsChunks(data: Buffer): boolean {
  return data.toString('latin1', data.length - LAST_CHUNK.length) === LAST_CHUNK
}
