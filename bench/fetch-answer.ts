import { Agent, request } from 'node:http'
import type { BareAnswer } from './bare-server.ts'
import type { BenchRequest } from './http-wire.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
/** These belong to the connection, not to the answer: every server writes its own. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** One answer as it comes over the wire: nothing is decompressed. */
export function fetchAnswer(port: number, { method, path, headers, body }: BenchRequest): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const type = payload === undefined ? {} : { 'content-type': 'application/json' }
    const call = request({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...type } })
    call.on('error', reject)
    call.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        const status = response.statusCode ?? 0
        const length = status === 304 ? [] : ['content-length', String(whole.length)]
        resolve({ status, headers: [...answerHeaders(response.rawHeaders), ...length], body: whole })
      })
    })
    call.end(payload)
  })
}

/** The JSON of a call that has to succeed. */
export async function fetchJson<T>(port: number, call: BenchRequest): Promise<T> {
  const { status, body } = await fetchAnswer(port, call)
  if (status >= 300) throw new Error(`${call.method} ${call.path} answers ${status}: ${body.toString().slice(0, 300)}`)
  return JSON.parse(body.toString()) as T
}

function answerHeaders(raw: string[]): string[] {
  return raw.flatMap((name, index) => {
    if (index % 2 === 1 || OF_THE_CONNECTION.includes(name.toLowerCase())) return []
    return [name, raw[index + 1] ?? '']
  })
}
