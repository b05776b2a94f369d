import { randomBytes, randomInt } from 'node:crypto'

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 31 letters each: 128 bits. */
const idLength = 26

/** An opaque id of 26 characters (128 bits) without look-alikes. */
export function newId(): string {
  let id = ''
  while (id.length < idLength) {
    // 248 is the largest multiple of 31 below 256: beyond it the letters would not be equally likely
    for (const byte of randomBytes(40)) if (byte < 248 && id.length < idLength) id += alphabet[byte % 31]
  }
  return id
}

/** A secret of 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A UUID of the random bits of a token: what the history calls a command that no browser has named. */
export function uuidFrom(token: string): string {
  const hex = Buffer.from(token, 'base64url').toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/** A random integer from 0 up to, not including, `below`. */
export function randomBelow(below: number): number {
  return randomInt(below)
}
