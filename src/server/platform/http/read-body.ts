import type { FastifyInstance } from 'fastify'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'

/**
 * Bodies are JSON; multipart has a parser of its own, everything else is a 415. An empty body is none, whatever content
 * type is named with it: many clients name one with every request, also with those that carry nothing.
 */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
  app.addContentTypeParser('*', (request, _payload, done) => {
    const empty = request.headers['content-length'] === '0'
    done(empty ? null : new Failure('wrong_type', failures.wrongType), undefined)
  })
}
