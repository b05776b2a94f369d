import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { bucketCopy as copy } from '../../../shared/copy/bucket.ts'
import { textOf } from './read-s3-xml.ts'
import { S3Failure, WrongContent } from './s3-failure.ts'
import { bodyOf, type S3Body, type S3Requests } from './s3-requests.ts'

/** Size of a part in bytes: smaller files go in one piece. Services take parts from 5 MB on. */
const partBytesLeast = 8 * 2 ** 20
/** Services take ten thousand. */
const partsMost = 9_000
/** Between two reads others get their turn: sums are computed where the shop answers. */
const readBytes = 1 << 18

/**
 * Sends a file as one object, large ones in parts; one part is in memory at a time. Each part goes with its SHA-256 and MD5, by
 * which the service refuses what was damaged on the way; at the end it has to say how long the whole is.
 */
export async function sendFile(requests: S3Requests, file: string, key: string): Promise<void> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    if (size <= partBytesLeast) {
      const body = await readPart(handle, new Uint8Array(size), 0)
      await requests.ask({ method: 'PUT', key, body })
    } else {
      await sendInParts(requests, handle, { key, size })
    }
    const { headers } = await requests.ask({ method: 'HEAD', key })
    if (Number(headers.get('content-length')) !== size) throw new WrongContent(copy.damaged)
  } finally {
    await handle.close()
  }
}

async function sendInParts(requests: S3Requests, handle: FileHandle, { key, size }: { key: string; size: number }) {
  const begun = await requests.ask({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = textOf(begun.text, 'UploadId') ?? ''
  try {
    const etags = await sendParts(requests, handle, { key, size, uploadId })
    await finish(requests, { key, uploadId, etags })
  } catch (error) {
    // also while the shop stops: what cannot be let go of now is found by its age
    await requests.ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined)
    throw error
  }
}

async function sendParts(
  requests: S3Requests,
  handle: FileHandle,
  { key, size, uploadId }: { key: string; size: number; uploadId: string },
): Promise<string[]> {
  const partBytes = Math.max(partBytesLeast, Math.ceil(size / partsMost))
  const buffer = new Uint8Array(partBytes)
  const etags: string[] = []
  for (let at = 0; at < size; at += partBytes) {
    const body = await readPart(handle, buffer.subarray(0, Math.min(partBytes, size - at)), at)
    const query = { partNumber: String(etags.length + 1), uploadId }
    const { headers } = await requests.ask({ method: 'PUT', key, query, body })
    etags.push(headers.get('etag') ?? '')
  }
  return etags
}

async function finish(
  requests: S3Requests,
  { key, uploadId, etags }: { key: string; uploadId: string; etags: string[] },
): Promise<void> {
  const parts = etags.map((etag, n) => `<Part><PartNumber>${n + 1}</PartNumber><ETag>${inXml(etag)}</ETag></Part>`)
  const body = bodyOf(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  try {
    const { text } = await requests.ask({ method: 'POST', key, query: { uploadId }, body })
    // joining takes its time: the answer has begun as a success by then
    if (text.includes('<Error>')) throw new S3Failure(500, textOf(text, 'Code') ?? '', requests.place.bucket)
  } catch (error) {
    // done by a try whose answer was lost: its length will tell
    if (!(error instanceof S3Failure && error.code === 'NoSuchUpload')) throw error
  }
}

/** Fills the buffer from a place of the file on. */
async function readPart(handle: FileHandle, bytes: Uint8Array<ArrayBuffer>, from: number): Promise<S3Body> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, Math.min(readBytes, bytes.length - at), from + at)
    if (bytesRead === 0) throw new Error('the file became shorter while it was sent')
    const read = bytes.subarray(at, at + bytesRead)
    sha256.update(read)
    md5.update(read)
    at += bytesRead
  }
  return { bytes, sha256: sha256.digest('hex'), md5: md5.digest('base64') }
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
