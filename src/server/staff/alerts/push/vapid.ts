import { createECDH, createPrivateKey, sign } from 'node:crypto'

const tokenSeconds = 12 * 3600

/** The shop's key towards push services, base64url: what a browser subscribes for, only its holder can send to (RFC 8292). */
export interface VapidKey {
  /** 32 bytes. */
  privateKey: string
  /** 65 bytes: an uncompressed point of P-256. */
  publicKey: string
}

/** The key whose private part these 32 bytes are. */
export function vapidKeyOf(privateKey: Buffer): VapidKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { privateKey: privateKey.toString('base64url'), publicKey: pair.getPublicKey().toString('base64url') }
}

/**
 * The Authorization of a message (RFC 8292, 3): who sends it, to which push service, until when. `contact` is where the
 * service's people find the shop: a mailto: or https: address.
 */
export function vapidAuthorization(key: VapidKey, endpoint: string, contact: string, now: Date): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + tokenSeconds,
    sub: contact,
  }
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => base64url(JSON.stringify(part))).join('.')
  const signature = sign('sha256', Buffer.from(text), { key: asKeyObject(key), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${key.publicKey}`
}

function asKeyObject({ privateKey, publicKey }: VapidKey) {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey, x: x as string, y: y as string }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url')
}
