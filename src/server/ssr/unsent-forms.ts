import type { FastifyInstance } from 'fastify'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'

const form = 'application/x-www-form-urlencoded'

/**
 * The pages send their forms themselves. A browser without their scripts, or one that is quicker than they are, posts
 * them to the page's own address: it gets the page again, and what it sent is not looked at.
 */
export async function registerUnsentForms(app: FastifyInstance, isPage: (url: string) => boolean): Promise<void> {
  await app.register(async (part) => {
    part.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    part.post('/*', { schema: { hide: true } }, async (request, reply) => {
      const sentByBrowser = request.headers['content-type']?.startsWith(form)
      if (!sentByBrowser || !isPage(request.url)) throw new Failure('not_found', failures.notFound)
      // two slashes would name another host
      return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 303)
    })
  })
}
