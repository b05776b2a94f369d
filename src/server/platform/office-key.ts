import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'

// Secrets that the shop must be able to read again (a second factor, a provider's key) lie in the database sealed: a copy of
// the database alone opens none of them. The key lies beside it, in DATA_DIR (OWASP ASVS 5.0, 13.3.1; decision 062).

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
/** The first byte of what is sealed: how. A later way gets the next number. */
const aesGcm = 1

/** By file: its keys as they were read, and of which state of the file. The first one seals; all of them open. */
const known = new Map<string, { state: string; keys: Buffer[] }>()

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
  for (const key of officeKeys(config)) {
    const text = unsealWith(key, place, sealed)
    if (text !== undefined) return text
  }
  return undefined
}

function unsealWith(key: Buffer, place: string, sealed: Buffer): string | undefined {
  if (sealed.length < 1 + nonceBytes + tagBytes || sealed[0] !== aesGcm) return undefined
  const nonce = sealed.subarray(1, 1 + nonceBytes)
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
  try {
    const text = decipher.update(sealed.subarray(1 + nonceBytes + tagBytes))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Seals by the new key what the former one sealed; undefined where the new one opens it already, or none does. */
export function sealAnew(config: Pick<Config, 'dataDir'>, place: string, sealed: Buffer): Buffer | undefined {
  if (unsealWith(officeKey(config), place, sealed) !== undefined) return undefined
  const text = unseal(config, place, sealed)
  return text === undefined ? undefined : seal(config, place, text)
}

/** Puts a new key in front of the present one, which opens on; nothing where a former one stands there yet. */
export function beginNewKey(config: Pick<Config, 'dataDir'>): void {
  const keys = officeKeys(config)
  if (keys.length === 1) writeKeys(config, [randomBytes(keyBytes), ...keys])
}

/** Takes the former key away: what it alone opens is lost. */
export function endFormerKey(config: Pick<Config, 'dataDir'>): void {
  writeKeys(config, [officeKey(config)])
}

/** A secret token that belongs to `place`: the same each time, and nothing of it is in the database. */
export function derivedToken(config: Pick<Config, 'dataDir'>, place: string): string {
  return Buffer.from(hkdfSync('sha256', officeKey(config), '', place, keyBytes)).toString('base64url')
}

/** The key that seals in this shop's DATA_DIR. */
function officeKey(config: Pick<Config, 'dataDir'>): Buffer {
  const [key] = officeKeys(config)
  if (!key) throw new Error('a file of keys has one')
  return key
}

/**
 * The keys of this shop's DATA_DIR, one made where there is none; read anew when somebody has renewed them. Throws where the file
 * holds something else.
 */
function officeKeys({ dataDir }: Pick<Config, 'dataDir'>): Buffer[] {
  const file = path.join(dataDir, 'office.key')
  const state = stateOf(file)
  const read = known.get(file)
  if (read && read.state === state) return read.keys
  const lines = (readKey(file) ?? makeKey(file)).trim().split(/\s+/)
  const keys = lines.map((line) => Buffer.from(line, 'base64url'))
  if (keys.some(({ length }) => length !== keyBytes)) throw new Error(`${file} is not the key of a back office`)
  // the state from before the read: a file that was written anew in between is read again the next time, and one made here too
  if (state !== '') known.set(file, { state, keys })
  return keys
}

/** Another one wherever the file was written anew. */
function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : ''
}

/** Whole or not at all: whoever reads meanwhile has the former file. */
function writeKeys({ dataDir }: Pick<Config, 'dataDir'>, keys: readonly Buffer[]): void {
  const file = path.join(dataDir, 'office.key')
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const lines = keys.map((key) => `${key.toString('base64url')}\n`).join('')
  writeFileSync(draft, lines, { mode: 0o600, flag: 'wx', flush: true })
  renameSync(draft, file)
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
