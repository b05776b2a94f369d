import { unanswered } from './s3-failure.ts'
import type { S3Requests } from './s3-requests.ts'

/** Request for an object, as the caller of a web server makes it. */
export interface ObjectQuestion {
  method: 'GET' | 'HEAD'
  headers?: Record<string, string>
}

/**
 * The storage's own answer about an object, its body still to be read: it may come as slowly as whoever reads it wishes. Asked
 * once. Throws S3Failure where no answer begins in time, or it is none about the object.
 */
export async function answerOf(requests: S3Requests, key: string, question: ObjectQuestion): Promise<Response> {
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(new DOMException('nothing came', 'TimeoutError')), requests.answerMs)
  try {
    return await requests.send({ key, ...question }, silent.signal, [304, 416])
  } catch (error) {
    throw unanswered(error, requests.place.bucket)
  } finally {
    clearTimeout(timer)
  }
}
