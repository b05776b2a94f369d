import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

// Secrets that the shop must be able to read again (a second factor, a provider's key) lie in the database sealed: a copy of
// the database alone opens none of them. The key lies beside it, in DATA_DIR (OWASP ASVS 5.0, 13.3.1; decision 062).

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
/** The first byte of what is sealed: how. A later way gets the next number. */
const aesGcm = 1

const keys = new Map<string, Buffer>()

/**
 * Seals a text for one place: `place` says what it is and whose, such as `totp:<staff id>`, and has to be given again to
 * unseal it, so that a sealed value that was put elsewhere opens nothing.
 */
export function seal(config: Pick<Config, 'dataDir'>, place: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', officeKey(config), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([aesGcm]), nonce, cipher.getAuthTag(), sealed])
}

/** The text that was sealed for this place; undefined where it was not, was changed, or another key sealed it. */
export function unseal(config: Pick<Config, 'dataDir'>, place: string, sealed: Buffer): string | undefined {
  if (sealed.length < 1 + nonceBytes + tagBytes || sealed[0] !== aesGcm) return undefined
  const nonce = sealed.subarray(1, 1 + nonceBytes)
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', officeKey(config), nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
  try {
    const text = decipher.update(sealed.subarray(1 + nonceBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** A secret token that belongs to `place`: the same each time, and nothing of it is in the database. */
export function derivedToken(config: Pick<Config, 'dataDir'>, place: string): string {
  return Buffer.from(hkdfSync('sha256', officeKey(config), '', place, keyBytes)).toString('base64url')
}

/** The key of this shop's DATA_DIR, made where there is none. Throws where the file holds something else. */
function officeKey({ dataDir }: Pick<Config, 'dataDir'>): Buffer {
  const file = path.join(dataDir, 'office.key')
  const known = keys.get(file)
  if (known) return known
  const key = Buffer.from((readKey(file) ?? makeKey(file)).trim(), 'base64url')
  if (key.length !== keyBytes) throw new Error(`${file} is not the key of a back office`)
  keys.set(file, key)
  return key
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whole or not at all, and once: of several processes that begin together one makes it, and all have the same. */
function makeKey(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}
