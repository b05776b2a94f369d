import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureAnswer } from '../../../shared/contract/endpoint.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure, type FailureCode, failureStatus } from '../../../shared/errors/failure.ts'
import { isDatabaseAway } from '../db/is-database-away.ts'

/** The body of a failure answer. */
function presentFailure(failure: Failure): FailureAnswer {
  const { retryAfterSeconds: _, ...details } = failure.details
  return { success: false, message: failure.message, code: failure.code, ...details }
}

/** Fastify's error handler: foreseen failures by their code, the framework's own by their status, the rest logged and plain. */
export function answerFailure(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply): void {
  const failure = foreseen(error)
  if (failure) {
    if (error.code in othersInTheWay)
      request.log.warn({ err: error }, 'others were in the way: the caller may try again')
    const retryAfter = failure.details.retryAfterSeconds ?? (failure.status === 503 ? 1 : undefined)
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    reply.code(failure.status).send(presentFailure(failure))
    return
  }
  request.log.error({ err: error }, 'request failed')
  const answer: FailureAnswer = { success: false, message: failures.internal, code: 'internal', requestId: request.id }
  reply.code(500).send(answer)
}

/** An address that cannot be decoded, or a far too long id, is an unknown one (CONTRACT §2). No hook has run yet. */
export function answerUnreadableUrl(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  reply
    .headers(securityHeaders)
    .code(404)
    .send(presentFailure(new Failure('not_found', failures.notFound)))
}

/** Error codes of PostgreSQL where transactions collide. Nothing is changed then, and the same may succeed in a moment. */
const othersInTheWay: Record<string, [FailureCode, string]> = {
  // a lock that others held for longer than the transaction waits
  '55P03': ['unavailable', failures.othersWrite],
  // a deadlock, of which this one was chosen to end
  '40P01': ['unavailable', failures.othersWrite],
  // of two that cannot both have been first, the later
  '40001': ['unavailable', failures.othersWrite],
}

const byFrameworkCode: Record<string, [FailureCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_input', failures.malformedJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_input', failures.malformedJson],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_input', failures.badInput],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', failures.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_type', failures.wrongType],
  FST_REQ_FILE_TOO_LARGE: ['too_large', failures.tooLarge],
  FST_FILES_LIMIT: ['bad_input', failures.oneFile],
  FST_FIELDS_LIMIT: ['bad_input', failures.badInput],
  FST_PARTS_LIMIT: ['bad_input', failures.badInput],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['wrong_type', failures.wrongType],
  ...othersInTheWay,
  // text that PostgreSQL cannot hold: a NUL character
  '22021': ['bad_input', failures.badInput],
  '22P05': ['bad_input', failures.badInput],
}

/**
 * Returns the failure that a caller receives for an error: a failure itself, or an error of the framework or the database that
 * has a meaning for callers; else undefined.
 */
export function foreseen(error: FastifyError | Failure): Failure | undefined {
  return error instanceof Failure ? error : fromFramework(error)
}

function fromFramework(error: FastifyError): Failure | undefined {
  const known = byFrameworkCode[isHalfALetter(error) ? '22P05' : error.code]
  if (known) return new Failure(...known)
  if (isDatabaseAway(error)) return new Failure('unavailable', failures.unavailable)
  const status = error.statusCode ?? 500
  if (status >= 500) return undefined
  const code = (Object.keys(failureStatus) as FailureCode[]).find((each) => failureStatus[each] === status)
  return new Failure(code ?? 'bad_input', failures.badInput)
}

/** Half of a letter beyond the 65,536 first ones, which no JSON of PostgreSQL may hold: to it that is JSON written wrongly. */
function isHalfALetter(error: FastifyError & { detail?: string }): boolean {
  return error.code === '22P02' && /surrogate/.test(error.detail ?? '')
}
