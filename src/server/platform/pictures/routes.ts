import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../shop.ts'
import { loadDrawing, loadSize, openPictureMemory, type PictureBytes } from './picture-memory.ts'

/** A drawing can bring no script and fetch nothing, even where it is opened by itself. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const aYear = 'public, max-age=31536000, immutable'
const drawing = /^([0-9a-f]{24})\.svg$/
const size = /^[0-9a-f]{24}-\d{1,5}x\d{1,5}-[0-9a-f]{9}\/\d{1,5}\.(avif|webp)$/

/** The pictures, by the hash of their content: whoever has one never asks again. */
export function pictureRoutes(app: FastifyInstance, shop: Shop): void {
  const memory = openPictureMemory((name) => {
    const hash = drawing.exec(name)?.[1]
    return hash === undefined ? loadSize(shop, name) : loadDrawing(shop, hash)
  })
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const picture = drawing.test(name) || size.test(name) ? await memory(name) : undefined
    if (!picture) throw new Failure('not_found', failures.notFound)
    return sendPicture(picture, `"${name}"`, request, reply)
  }
  type Names = { Params: { name: string; size: string } }
  app.get<Names>('/pictures/:name', { schema: { hide: true } }, (request, reply) =>
    answer(request.params.name, request, reply),
  )
  app.get<Names>('/pictures/:name/:size', { schema: { hide: true } }, (request, reply) =>
    answer(`${request.params.name}/${request.params.size}`, request, reply),
  )
}

function sendPicture(picture: PictureBytes, etag: string, request: FastifyRequest, reply: FastifyReply) {
  const { contentType, plain, gzip } = picture
  reply.headers({ 'content-security-policy': drawingPolicy, 'cache-control': aYear, etag })
  reply.header('content-type', contentType)
  if (gzip) reply.header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (!gzip || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(gzip)
}
