import type { FastifyInstance } from 'fastify'
import type { Shop } from '../platform/shop.ts'

const forSignedIn = ['/cart', '/profile', '/payment-success', '/wish-list', '/api/']

/** Registers /robots.txt: everything public may be read, and where the sitemap is. */
export function registerRobots(app: FastifyInstance, shop: Shop): void {
  const text = [
    'User-agent: *',
    ...forSignedIn.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shop.config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text))
}
