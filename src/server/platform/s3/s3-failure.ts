import { bucketCopy as copy } from '../../../shared/copy/bucket.ts'

/** Pattern of the error code of a service; everything else that it may send is shown to nobody. */
const known = /^[A-Za-z][A-Za-z0-9.]{1,60}$/
const wrongKeys = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'AuthorizationHeaderMalformed']
const full = [
  'QuotaExceeded',
  'ServiceQuotaExceeded',
  'XMinioStorageFull',
  'InsufficientStorage',
  'StorageFull',
  'EntityTooLarge',
]
/** Error codes of failures on the way that may pass. */
const passing = ['BadDigest', 'XAmzContentSHA256Mismatch', 'RequestTimeout', 'SlowDown', 'OperationAborted']
const noAnswer = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']
const certificates = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/

/** The storage did not do what it was asked for. Its message is half a sentence in plain words, without any key. */
export class S3Failure extends Error {
  override name = 'S3Failure'
  /** Of HTTP; 0: there was no answer. */
  readonly status: number
  /** The service's own name for it, such as NoSuchKey; empty where it gave none. */
  readonly code: string

  constructor(status: number, code: string, bucket: string) {
    const name = known.test(code) ? code : ''
    super(inWords(status, name, bucket))
    this.status = status
    this.code = name
  }

  /** True if it may be over in a moment. */
  get mayPass(): boolean {
    if (this.status === 507 || full.includes(this.code)) return false
    return this.status === 0 || this.status === 429 || this.status >= 500 || passing.includes(this.code)
  }
}

/** There was an answer, and it is not what it should be: asking again gives nothing else. */
export class WrongContent extends Error {
  override name = 'WrongContent'
}

/** Returns the failure of a request without an answer: the connection broke, or nothing came for too long. */
export function unanswered(error: unknown, bucket: string): S3Failure {
  if (error instanceof S3Failure) return error
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: string } }
  const isLate = name === 'TimeoutError' || noAnswer.includes(cause?.code ?? '')
  return new S3Failure(0, isLate ? 'Timeout' : (cause?.code ?? code ?? '').replaceAll('_', '.'), bucket)
}

function inWords(status: number, code: string, bucket: string): string {
  if (status === 0) return withoutAnswer(code)
  if (code === 'NoSuchBucket') return copy.noBucket(bucket)
  if (wrongKeys.includes(code) || status === 401) return copy.wrongKeys
  if (code === 'RequestTimeTooSkewed') return copy.wrongClock
  if (full.includes(code) || status === 507) return copy.full
  if (status === 403) return copy.forbidden
  if (status === 301 || status === 307) return copy.elsewhere
  return copy.answered(status, code)
}

function withoutAnswer(code: string): string {
  if (code === 'Timeout') return copy.silent
  if (certificates.test(code.replaceAll('.', '_'))) return copy.certificate
  return copy.unreachable(code.replaceAll('.', '_'))
}
