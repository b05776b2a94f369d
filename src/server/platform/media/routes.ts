import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { isFileName, uploadsPrefix } from '../files/file-names.ts'
import type { Shop } from '../shop.ts'

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}
const aYear = 'public, max-age=31536000, immutable'
/** Headers of the request that a remote storage receives, and headers of its answer that the caller receives. */
const headersPassedIn = ['range', 'if-range', 'if-none-match'] as const
const passedOn = ['content-length', 'content-range', 'etag', 'last-modified']

/**
 * Serves the files that customers and staff sent, by the hash of their content: with ranges for videos, cached for ever, never run;
 * wherever they are stored.
 */
export async function mediaRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  const root = shop.files.folder
  mkdirSync(root, { recursive: true, mode: 0o700 })
  await app.register(async (uploads) => {
    uploads.addHook<{ Params: { '*': string } }>('onRequest', async (request, reply) => {
      const file = request.params['*']
      if (isFileName(file) && !(await shop.files.bringNear(file))) return sendFromAfar(shop, file, request, reply)
    })
    await uploads.register(fastifyStatic, {
      root,
      prefix: uploadsPrefix,
      decorateReply: false,
      index: false,
      maxAge: '365d',
      immutable: true,
      allowedPath: (name) => isFileName(name.slice(1)),
      setHeaders: (reply, file) => {
        for (const [name, value] of Object.entries(headersOf(file))) reply.header(name, value)
      },
    })
  })
}

function headersOf(file: string): Record<string, string> {
  const type = contentTypes[file.split('.').at(-1) ?? '']
  return {
    ...(type && { 'content-type': type }),
    'content-security-policy': "default-src 'none'; sandbox",
    // saved, and opened by what reads PDFs there: nothing of it runs as a page of the shop. Its name is the link's.
    ...(file.endsWith('.pdf') && { 'content-disposition': 'attachment' }),
  }
}

/** The storage knows parts and what the caller has already; it is read as fast as the caller reads. */
async function sendFromAfar(
  shop: Shop,
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const asked = headersPassedIn.map((name) => [name, request.headers[name]])
  const headers = Object.fromEntries(asked.filter(([, value]) => typeof value === 'string'))
  const answer = await shop.files.answer(file, { method, headers })
  if (!answer) throw new Failure('not_found', failures.notFound)
  // a part that is not there is no content of the file
  const kept = answer.status === 416 ? 'no-store' : aYear
  reply.code(answer.status).headers({ ...headersOf(file), 'cache-control': kept, 'accept-ranges': 'bytes' })
  for (const name of passedOn) {
    const value = answer.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  if (method === 'HEAD' || answer.status >= 300 || !answer.body) {
    await answer.body?.cancel()
    return reply.send()
  }
  return reply.send(answer.body)
}
