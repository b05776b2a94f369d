import type { IncomingMessage } from 'node:http'

export type Json = Record<string, unknown>
/** A call to the bank, as it came. */
export type Asked = {
  method: string
  path: string[]
  query: URLSearchParams
  key: string | undefined
  body: Json
  account: string
}

/** Reads a call, whatever its body is. */
export async function readCall(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://bank')
  const text = Buffer.concat(chunks).toString()
  const key = request.headers['x-refund-idempotency']
  const basic = request.headers.authorization?.split(' ')[1] ?? ''
  return {
    method: request.method ?? 'GET',
    path: pathname.split('/').filter(Boolean),
    query,
    key: typeof key === 'string' ? key : undefined,
    body: text ? (JSON.parse(text) as Json) : {},
    account: Buffer.from(basic, 'base64').toString().split(':')[0] ?? '',
  }
}
