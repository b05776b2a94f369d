import { createHash } from 'node:crypto'
import { paddingOf, tarEnd, writeTarHeader } from './tar-header.ts'

/** A file within a backup. */
export interface NewMember {
  name: string
  size: number
  content: Buffer | AsyncIterable<Buffer>
}

/** Entry of a backup's manifest for one of its files. */
export interface MemberSum {
  name: string
  size: number
  sha256: string
}

/** The names of the last two files: what all others are, and the sum of that. */
export const manifestName = 'manifest.json'
export const manifestSumName = 'manifest.sha256'

/**
 * The bytes of a backup: a tar of the members in their order, then the manifest with the SHA-256 of each (and what `closing`
 * adds to it), then the manifest's own. Throws where a member is not as long as it said.
 */
export async function* writeArchive(
  members: AsyncIterable<NewMember>,
  closing: () => object,
  modified: Date,
): AsyncGenerator<Buffer> {
  const sums: MemberSum[] = []
  for await (const member of members) yield* writeMember(member, modified, sums)
  const manifest = Buffer.from(`${JSON.stringify({ members: sums, ...closing() }, null, 1)}\n`)
  yield* writeMember({ name: manifestName, size: manifest.length, content: manifest }, modified, [])
  const sum = Buffer.from(manifestSum(createHash('sha256').update(manifest).digest('hex')))
  yield* writeMember({ name: manifestSumName, size: sum.length, content: sum }, modified, [])
  yield tarEnd
}

/** Returns the content of the last file, in the format of `sha256sum`. */
export function manifestSum(sha256: string): string {
  return `${sha256}  ${manifestName}\n`
}

async function* writeMember(member: NewMember, modified: Date, sums: MemberSum[]): AsyncGenerator<Buffer> {
  const { name, size, content } = member
  const hash = createHash('sha256')
  let written = 0
  yield writeTarHeader(name, size, modified)
  for await (const chunk of Buffer.isBuffer(content) ? [content] : content) {
    hash.update(chunk)
    written += chunk.length
    yield chunk
  }
  if (written !== size) throw new Error(`${name} changed while it was read`)
  const padding = paddingOf(size)
  if (padding > 0) yield Buffer.alloc(padding)
  sums.push({ name, size, sha256: hash.digest('hex') })
}
