import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const cipher = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** Keeps secrets in the database so that a copy of it gives none away. */
export interface Sealer {
  /** `purpose` says what it is: sealed for one thing, it opens for no other. */
  seal: (text: string, purpose: string) => Buffer
  /** What was sealed for this purpose; undefined where the key is another one. */
  unseal: (sealed: Buffer, purpose: string) => string | undefined
}

/**
 * Seals under the key in `office.key` of the data folder: readable by the shop alone, in no backup of the database, made
 * when it is first needed. Processes on one database share it.
 */
export function openSealer(dataDir: string): Sealer {
  let key: Buffer | undefined
  const present = () => {
    key ??= readKey(dataDir)
    return key
  }
  return {
    seal(text, purpose) {
      key ??= readKey(dataDir) ?? makeKey(dataDir)
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose))
      const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([iv, sealing.getAuthTag(), content])
    },
    unseal(sealed, purpose) {
      const known = present()
      if (!known) return undefined
      const content = sealed.subarray(ivBytes + tagBytes)
      try {
        const opening = createDecipheriv(cipher, known, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
        opening.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
        return Buffer.concat([opening.update(content), opening.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

const place = (dataDir: string) => path.join(dataDir, 'office.key')

function readKey(dataDir: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(place(dataDir), 'utf8').trim(), 'base64')
    if (key.length !== keyBytes) throw new Error(`${place(dataDir)} holds no key of ${keyBytes} bytes`)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whole or not there, and of two processes that begin at once the first one's. */
function makeKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${place(dataDir)}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, place(dataDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  const key = readKey(dataDir)
  if (!key) throw new Error(`${place(dataDir)} cannot be read`)
  return key
}
