import { randomBytes, randomInt } from 'node:crypto'

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** An opaque id of 20 characters (about 99 bits) without look-alikes. */
export function newId(): string {
  let id = ''
  while (id.length < 20) {
    // 248 is the largest multiple of 31 below 256: beyond it the letters would not be equally likely
    for (const byte of randomBytes(32)) if (byte < 248 && id.length < 20) id += alphabet[byte % 31]
  }
  return id
}

/** A secret of 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A random integer from 0 up to, not including, `below`. */
export function randomBelow(below: number): number {
  return randomInt(below)
}
