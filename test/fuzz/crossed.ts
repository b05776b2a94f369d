import type { WildRequest } from './requests.ts'

/** Numbers from 0 up to 1, the same for the same seed: fast-check's own are too costly by the million. */
export function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const QUERY = /\?.*$/s

/** So many more requests to the same call: the path of one, the query of another, the body and headers of a third, and bytes of it exchanged. */
export function crossed(drawn: readonly WildRequest[], random: () => number, count: number): WildRequest[] {
  const any = () => drawn[Math.floor(random() * drawn.length)] as WildRequest
  return Array.from({ length: count }, () => {
    const [one, other, third] = [any(), any(), any()]
    const bare = one.method === 'GET' || one.method === 'HEAD'
    const query = QUERY.exec(other.path)?.[0] ?? ''
    const command = one.headers['x-command'] && { 'x-command': someUuid(random) }
    return {
      ...one,
      path: one.path.replace(QUERY, '') + (random() < 0.2 ? spoilText(query, random) : query),
      token: other.token,
      headers: { ...third.headers, ...command },
      body: bare && one.path !== '' ? null : spoil(third.body, random),
    }
  })
}

function someUuid(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A third of them lose or gain some bytes, or have some exchanged. */
function spoil(body: Buffer | null, random: () => number): Buffer | null {
  if (body === null || body.length === 0 || random() < 0.66) return body
  const at = Math.floor(random() * body.length)
  const some = Math.floor(random() * 8)
  const kind = random()
  if (kind < 0.3) return Buffer.concat([body.subarray(0, at), body.subarray(at + some)])
  if (kind < 0.6) return Buffer.concat([body.subarray(0, at), body.subarray(Math.max(0, at - some))])
  const copy = Buffer.from(body)
  copy[at] = Math.floor(random() * 256)
  return copy
}

/** One character becomes another one that may stand in a query. */
function spoilText(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const other = '%&=?+.,-09aZ[]~'.charAt(Math.floor(random() * 15))
  return text.slice(0, at) + other + text.slice(at + 1)
}
