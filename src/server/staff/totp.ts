import { createHmac, timingSafeEqual } from 'node:crypto'

// Codes of an authenticator app: RFC 6238 (TOTP) over RFC 4226 (HOTP), as every such app makes them: SHA-1, 30 s, 6 digits.

export const totpStepMs = 30_000
const digits = 6
/** So near to the edge of a step its neighbour is taken too (OWASP ASVS 5.0, 6.5.5: short-lived). */
const graceMs = 5000

/** The code of a step (RFC 4226, 5.3). */
export function totpCode(secret: Buffer, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0x0f
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** length).padStart(length, '0')
}

/** The step that a code belongs to at this moment; undefined where it is none of those that are taken now. */
export function matchTotp(secret: Buffer, code: string, now: Date): number | undefined {
  const ms = now.getTime()
  const step = Math.floor(ms / totpStepMs)
  const sinceEdge = ms % totpStepMs
  const near = [step]
  if (sinceEdge < graceMs) near.push(step - 1)
  if (totpStepMs - sinceEdge <= graceMs) near.push(step + 1)
  return near.find((each) => isSame(totpCode(secret, each), code))
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as apps want a secret typed (RFC 4648, 6), without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Returns the text of the QR code for an app: whose codes they are, and their secret. */
export function totpUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({ secret: toBase32(secret), issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  // apps read %20 everywhere, + not everywhere
  return `otpauth://totp/${label}?${String(query).replaceAll('+', '%20')}`
}
