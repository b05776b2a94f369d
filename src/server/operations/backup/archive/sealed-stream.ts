import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { backupCopy as copy } from '../../../../shared/copy/backup.ts'
import { BackupFailure } from './backup-failure.ts'
import type { ByteReader } from './byte-reader.ts'

// An encrypted backup: the mark, a salt, a check of the key, then pieces of 64 KB, each sealed by AES-256-GCM. A piece's number
// and whether it is the last one are in its nonce (the STREAM construction), so that none can be left out, moved or cut off.

const mark = Buffer.from('BEYPORE BACKUP 1\n')
const saltBytes = 16
const checkBytes = 16
const tagBytes = 16
const pieceBytes = 65_536
/** 32 MB and a tenth of a second for each guess at a key that is a sentence. 32 random bytes need none of it. */
const hardness = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }

/** The bytes sealed under a key: any text; 32 random bytes are best. */
export async function* sealStream(source: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const keys = deriveKeys(key, salt)
  yield Buffer.concat([mark, salt, keys.check])
  let waiting: Buffer = Buffer.alloc(0)
  let number = 0
  for await (const chunk of source) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
    // the last piece is held back: only at the end is it known to be the last
    while (waiting.length > pieceBytes) {
      yield sealPiece(keys.piece, number, false, waiting.subarray(0, pieceBytes))
      waiting = waiting.subarray(pieceBytes)
      number += 1
    }
  }
  yield sealPiece(keys.piece, number, true, waiting)
}

/** Returns whether a file that begins like this is encrypted. */
export function isSealed(beginning: Buffer): boolean {
  return beginning.subarray(0, mark.length).equals(mark)
}

/**
 * Yields the decrypted content. Throws BackupFailure for another key or none, and where a piece is damaged, missing or not in its
 * place.
 */
export async function* openStream(reader: ByteReader, key: string | null): AsyncGenerator<Buffer> {
  const head = await reader.take(mark.length + saltBytes + checkBytes)
  if (head.length < mark.length + saltBytes + checkBytes) throw new BackupFailure(copy.cutOff)
  if (key === null) throw new BackupFailure(copy.keyNeeded)
  const keys = deriveKeys(key, head.subarray(mark.length, mark.length + saltBytes))
  if (!timingSafeEqual(keys.check, head.subarray(-checkBytes))) throw new BackupFailure(copy.wrongKey)
  let piece = await reader.take(pieceBytes + tagBytes)
  for (let number = 0; ; number += 1) {
    // what is shorter is the last one; what is whole may be
    const next = piece.length < pieceBytes + tagBytes ? none : await reader.take(pieceBytes + tagBytes)
    const isLast = next.length === 0
    yield openPiece(keys.piece, number, isLast, piece)
    if (isLast) return
    piece = next
  }
}

const none = Buffer.alloc(0)

function deriveKeys(key: string, salt: Buffer): { piece: Buffer; check: Buffer } {
  const secret = scryptSync(key.normalize('NFKC'), salt, 32, hardness)
  const derive = (use: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, use, length))
  return { piece: derive('pieces', 32), check: derive('check', checkBytes) }
}

/** Never the same twice under one salt: the piece's number, and whether it is the last one. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 4, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function sealPiece(key: Buffer, number: number, isLast: boolean, piece: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: tagBytes })
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
}

function openPiece(key: Buffer, number: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new BackupFailure(copy.cutOff)
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    throw new BackupFailure(copy.pieceDamaged(number))
  }
}
