import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bucketCopy as copy } from '../../../shared/copy/bucket.ts'
import { textOf } from './read-s3-xml.ts'
import { S3Failure, unanswered, WrongContent } from './s3-failure.ts'
import type { S3Place } from './s3-place.ts'

/** Request to a bucket. */
export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Empty: the bucket itself. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: S3Body
}

/** Bytes to be sent, and their sums: the service refuses what arrives as something else. */
export interface S3Body {
  bytes: Uint8Array<ArrayBuffer>
  sha256: string
  md5: string
}

/** Time limits of requests, and the number of tries. */
export interface Patience {
  /** Without an answer for so long a request has failed. */
  answerMs: number
  /** So much longer where something is sent: 8 MB in four minutes are 280 kbit/s. */
  sendMs: number
  /** Before the second try; four times as long before the next one. */
  retryMs: number
  tries: number
}

const patience: Patience = { answerMs: 60_000, sendMs: 240_000, retryMs: 1000, tries: 3 }
const answerBytesMost = 4 * 2 ** 20
const emptySum = createHash('sha256').digest('hex')

/** Sends signed requests (Signature Version 4) to one bucket. What signs comes with the first one. */
export class S3Requests {
  readonly place: S3Place
  private readonly stopping: AbortSignal
  private readonly patience: Patience

  constructor(place: S3Place, stopping: AbortSignal, given: Partial<Patience> = {}) {
    this.place = place
    this.stopping = stopping
    this.patience = { ...patience, ...given }
  }

  /** The whole of a small answer, and its headers. What may pass is tried again. Throws S3Failure. */
  async ask(request: S3Request): Promise<{ text: string; headers: Headers }> {
    const withinMs = this.patience.answerMs + (request.body ? this.patience.sendMs : 0)
    return this.trying(async () => {
      const answer = await this.send(request, AbortSignal.timeout(withinMs))
      return { text: await textWithin(answer, answerBytesMost), headers: answer.headers }
    })
  }

  /**
   * Returns the headers of an object, tried again as `ask` does. Asks for its first byte and not by HEAD: Swift sends the text of
   * a refusal after its head, which breaks the connection. Throws S3Failure.
   */
  async headersOf(key: string): Promise<Headers> {
    return this.trying(async () => {
      const first = { method: 'GET', key, headers: { range: 'bytes=0-0' } } as const
      const answer = await this.send(first, AbortSignal.timeout(this.patience.answerMs))
      // a storage that knows no parts would send all of it
      await answer.body?.cancel()
      return answer.headers
    })
  }

  private async trying<T>(work: () => Promise<T>): Promise<T> {
    for (let failed = 0; ; ) {
      try {
        return await work()
      } catch (error) {
        failed += 1
        await this.waitAfter(error, failed, this.patience.tries)
      }
    }
  }

  /**
   * Rests before what failed is tried again, longer each time. Throws what it failed with where `most` tries have failed, where another
   * one would fare no better, or where the shop stops.
   */
  async waitAfter(error: unknown, failed: number, most: number): Promise<void> {
    this.stopping.throwIfAborted()
    if (error instanceof WrongContent) throw error
    const failure = unanswered(error, this.place.bucket)
    if (failed >= most || !failure.mayPass) throw failure
    await pause(this.patience.retryMs * 4 ** Math.max(0, failed - 1), undefined, { signal: this.stopping })
  }

  /**
   * One answer that is a success, or has one of these other statuses; its content is to be read. Throws S3Failure for others, and
   * what `fetch` throws.
   */
  async send(request: S3Request, late: AbortSignal, alsoTaken: readonly number[] = []): Promise<Response> {
    const { url, method, headers } = await this.signed(request)
    const answer = await fetch(url, {
      method,
      headers,
      body: request.body?.bytes ?? null,
      signal: AbortSignal.any([this.stopping, late]),
      // the keys are for this address alone
      redirect: 'manual',
    })
    if (answer.ok || alsoTaken.includes(answer.status)) return answer
    const xml = await textWithin(answer, 65_536).catch(() => '')
    throw new S3Failure(answer.status, textOf(xml, 'Code') ?? '', this.place.bucket)
  }

  /** An answer of which nothing comes for so long is given up. */
  get answerMs(): number {
    return this.patience.answerMs
  }

  private async signed({ method, key, query = {}, headers = {}, body }: S3Request) {
    const { AwsV4Signer } = await import('aws4fetch')
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = this.place
    const url = new URL(`${endpoint}/${bucket}${key && `/${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const sums = { 'x-amz-content-sha256': body?.sha256 ?? emptySum, ...(body && { 'content-md5': body.md5 }) }
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, ...sums },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    })
    return signer.sign()
  }
}

/** A text that is sent. */
export function bodyOf(text: string): S3Body {
  const bytes = new TextEncoder().encode(text)
  const sum = (name: string, form: 'hex' | 'base64') => createHash(name).update(bytes).digest(form)
  return { bytes, sha256: sum('sha256', 'hex'), md5: sum('md5', 'base64') }
}

async function textWithin(answer: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > most) throw new WrongContent(copy.tooLong)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
