import { createCipheriv, createECDH, createHmac } from 'node:crypto'

const curve = 'prime256v1'
/** All of a message is one record; push services take 4096 bytes (RFC 8291, 4). */
const recordBytes = 4096
/** The mark of the last record, before padding (RFC 8188, 2). */
const lastRecord = Buffer.from([2])

/** Keys of a browser's subscription. */
export interface PushKeys {
  /** Its public key, an uncompressed point of P-256. */
  p256dh: Buffer
  /** 16 bytes. */
  auth: Buffer
}

/**
 * A message for one browser, encrypted so that its push service cannot read it (RFC 8291, aes128gcm). `privateKey` (32 bytes)
 * and `salt` (16) are of this message alone, from chance. Throws where the browser's key is no point of the curve.
 */
export function encryptPush(
  message: Buffer,
  { p256dh, auth }: PushKeys,
  { privateKey, salt }: { privateKey: Buffer; salt: Buffer },
): Buffer {
  const own = createECDH(curve)
  own.setPrivateKey(privateKey)
  const ownPublic = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownPublic])
  const secret = derive(auth, own.computeSecret(p256dh), info, 32)
  const contentKey = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const content = [cipher.update(message), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]
  const recordSize = Buffer.alloc(4)
  recordSize.writeUInt32BE(recordBytes)
  return Buffer.concat([salt, recordSize, Buffer.from([ownPublic.length]), ownPublic, ...content])
}

/** HKDF of at most one hash's length (RFC 5869). */
function derive(salt: Buffer, secret: Buffer, info: Buffer, bytes: number): Buffer {
  const key = createHmac('sha256', salt).update(secret).digest()
  return createHmac('sha256', key).update(info).update('\x01').digest().subarray(0, bytes)
}
