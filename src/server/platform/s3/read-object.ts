import { bucketCopy as copy } from '../../../shared/copy/bucket.ts'
import { WrongContent } from './s3-failure.ts'
import type { S3Requests } from './s3-requests.ts'

/** So often in a row an answer may break off without one more byte. */
const fruitlessMost = 3

interface Reading {
  key: string
  size: number
  /** Position that it has reached, in bytes. */
  at: number
  /** Version of the object. */
  etag: string
}

/**
 * The bytes of an object that is `size` long, as they come. Where the line breaks, or nothing comes for too long, the next
 * answer begins behind the last byte. Throws S3Failure; WrongContent where it is not as long, or not the same any more.
 */
export async function* readObject(requests: S3Requests, key: string, size: number): AsyncGenerator<Buffer> {
  const reading: Reading = { key, size, at: 0, etag: '' }
  for (let fruitless = 0; reading.at < size; ) {
    const before = reading.at
    try {
      yield* rest(requests, reading)
    } catch (error) {
      fruitless = reading.at > before ? 0 : fruitless + 1
      await requests.waitAfter(error, fruitless, fruitlessMost)
    }
  }
}

async function* rest(requests: S3Requests, reading: Reading): AsyncGenerator<Buffer> {
  const { key, size, at, etag } = reading
  const silent = new AbortController()
  const giveUp = () => silent.abort(new DOMException('nothing came', 'TimeoutError'))
  let timer = setTimeout(giveUp, requests.answerMs)
  try {
    const headers = { ...(at > 0 && { range: `bytes=${at}-`, 'if-match': etag }) }
    const answer = await requests.send({ method: 'GET', key, headers }, silent.signal)
    if (at > 0 && !answer.headers.get('content-range')?.startsWith(`bytes ${at}-`)) throw new WrongContent(copy.changed)
    reading.etag = answer.headers.get('etag') ?? ''
    for await (const chunk of answer.body ?? []) {
      clearTimeout(timer)
      reading.at += chunk.length
      if (reading.at > size) throw new WrongContent(copy.changed)
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
      timer = setTimeout(giveUp, requests.answerMs)
    }
    if (reading.at < size) throw new WrongContent(copy.changed)
  } finally {
    clearTimeout(timer)
  }
}
