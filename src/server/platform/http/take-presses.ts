import type { FastifyInstance } from 'fastify'

/**
 * Lets the routes of a part be called by the one press of a mail program (RFC 8058). It sends a form in which there is nothing to
 * read: the key is in the address.
 */
export function takePresses(part: FastifyInstance): void {
  part.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1000 },
    (_request, _body, done) => done(null, undefined),
  )
}
