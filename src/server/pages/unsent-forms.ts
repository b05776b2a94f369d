import type { FastifyInstance } from 'fastify'
import type { Rate } from '../../shared/contract/endpoint.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { readPageAddress } from './page-address.ts'

const form = 'application/x-www-form-urlencoded'

/**
 * The pages send their forms themselves. A browser without their scripts, or one that is quicker than they are, posts
 * them to the page's own address: it gets the page again, and what it sent is not looked at.
 */
export async function registerUnsentForms(app: FastifyInstance, isPage: (path: string) => boolean): Promise<void> {
  await app.register(async (part) => {
    part.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    const rate: Rate = { none: 'nothing is written: the answer is the page again' }
    part.post('/*', { schema: { hide: true }, config: { rate } }, async (request, reply) => {
      const sentByBrowser = request.headers['content-type']?.startsWith(form)
      const { path, search } = readPageAddress(request.url)
      if (!sentByBrowser || !isPage(path)) throw new Failure('not_found', failures.notFound)
      return reply.redirect(path + search, 303)
    })
  })
}
