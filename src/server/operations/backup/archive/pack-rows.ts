import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Rows are compressed in parts of about this size, so that any number of them takes this much memory. */
const partBytes = 4 << 20
/** No part is larger than one row beyond that: what claims to be was not made by the shop. */
const partMost = 1 << 30

/** Parts of a table, each compressed by itself (zstd). */
export async function* packRows(batches: AsyncIterable<Buffer[]>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const rows of batches) {
    for (const row of rows) {
      waiting.push(row)
      bytes += row.length
      if (bytes < partBytes) continue
      yield await compress(Buffer.concat(waiting))
      waiting = []
      bytes = 0
    }
  }
  if (waiting.length > 0) yield await compress(Buffer.concat(waiting))
}

/** The rows of a part. */
export function unpackRows(part: Buffer): Promise<Buffer> {
  return decompress(part, { maxOutputLength: partMost })
}
