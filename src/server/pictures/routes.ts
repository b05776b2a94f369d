import type { FastifyInstance } from 'fastify'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { Shop } from '../shop.ts'
import { openPictureMemory } from './picture-memory.ts'

/** A drawing can bring no script and fetch nothing, even where it is opened by itself. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const aYear = 'public, max-age=31536000, immutable'

/** The drawn pictures, by the hash of their content: whoever has one never asks again. */
export function pictureRoutes(app: FastifyInstance, shop: Shop): void {
  const memory = openPictureMemory(shop)
  app.get<{ Params: { file: string } }>('/pictures/:file', { schema: { hide: true } }, async (request, reply) => {
    const hash = /^([0-9a-f]{24})\.svg$/.exec(request.params.file)?.[1]
    const picture = hash === undefined ? undefined : await memory(hash)
    if (!picture) throw new Failure('not_found', failures.notFound)
    reply.headers({ 'content-security-policy': drawingPolicy, 'cache-control': aYear, etag: `"${hash}"` })
    reply.headers({ 'content-type': 'image/svg+xml', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send()
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(picture.plain)
    return reply.header('content-encoding', 'gzip').send(picture.gzip)
  })
}
