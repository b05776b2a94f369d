import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { backupCopy as copy } from '../../../../shared/copy/backup.ts'
import { BackupFailure } from './backup-failure.ts'
import { ByteReader } from './byte-reader.ts'
import { isSealed, openStream } from './sealed-stream.ts'
import { blockBytes, paddingOf, readTarHeader } from './tar-header.ts'

/** A file of a backup as it is read. `content` is read once, before the next member. */
export interface ReadMember {
  name: string
  size: number
  content: AsyncGenerator<Buffer>
  /** The SHA-256 of what was read, in hex; once all of it was. */
  sha256: () => string
}

const chunkBytes = 1 << 18

/**
 * The files of a backup in their order. With a key only what is sealed with it is read: what is not can be written by anybody who
 * gets at the file. Throws BackupFailure where it is not sealed, where the key is missing or another one, where it ends too early, and
 * where what comes is no tar any more.
 */
export async function* readArchive(file: string, key: string | null): AsyncGenerator<ReadMember> {
  const raw = createReadStream(file, { highWaterMark: chunkBytes })
  const bytes = new ByteReader(await opened(raw, key))
  let before = ''
  try {
    for (;;) {
      const block = await bytes.take(blockBytes)
      if (block.length < blockBytes) throw new BackupFailure(before ? copy.cutOff : copy.noBackup)
      const header = readTarHeader(block)
      if (header === 'end') return await refuseMore(bytes)
      if (!header) throw new BackupFailure(before ? copy.damagedAfter(before) : copy.noBackup)
      const member = readMember(bytes, header)
      yield member
      // what nobody has read
      for await (const _ of member.content);
      before = header.name
    }
  } finally {
    raw.destroy()
  }
}

/** Behind the end there is one more empty block, and nothing else. */
async function refuseMore(bytes: ByteReader): Promise<void> {
  const rest = await bytes.take(2 * blockBytes)
  if (rest.length !== blockBytes || rest.some((byte) => byte !== 0)) throw new BackupFailure(copy.damagedAtEnd)
}

/** The tar within: the bytes themselves, or what is sealed in them. */
async function opened(raw: AsyncIterable<Buffer>, key: string | null): Promise<AsyncIterable<Buffer>> {
  const reader = new ByteReader(raw)
  const first = await reader.some(chunkBytes)
  const all = withFirst(first, reader)
  if (isSealed(first)) return openStream(new ByteReader(all), key)
  if (key !== null && first.length > 0) throw new BackupFailure(copy.notSealed)
  return all
}

async function* withFirst(first: Buffer, reader: ByteReader): AsyncGenerator<Buffer> {
  for (let chunk = first; chunk.length > 0; chunk = await reader.some(chunkBytes)) yield chunk
}

function readMember(bytes: ByteReader, { name, size }: { name: string; size: number }): ReadMember {
  const hash = createHash('sha256')
  let sum: string | undefined
  const content = async function* () {
    for (let left = size; left > 0; ) {
      const chunk = await bytes.some(Math.min(left, chunkBytes)).catch((error) => {
        throw error instanceof BackupFailure ? new BackupFailure(copy.inMember(name, error.message)) : error
      })
      if (chunk.length === 0) throw new BackupFailure(copy.inMember(name, copy.cutOff))
      hash.update(chunk)
      left -= chunk.length
      yield chunk
    }
    const padding = await bytes.take(paddingOf(size))
    if (padding.some((byte) => byte !== 0)) throw new BackupFailure(copy.damaged(name))
    sum = hash.digest('hex')
  }
  return { name, size, content: content(), sha256: () => sum ?? '' }
}
