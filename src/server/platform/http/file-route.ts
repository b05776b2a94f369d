import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { apiBase } from '../../../shared/contract/endpoint.ts'
import { id } from '../../../shared/contract/fields.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { authenticate } from '../sessions/authenticate.ts'
import type { Shop } from '../shop.ts'
import { parseInput, withoutEmpty } from './parse-input.ts'
import { bearerToken } from './route.ts'
import { whenGone } from './when-gone.ts'

/** A file to save: `fileName` is ASCII without quotes. */
export interface FileAnswer {
  contentType: string
  fileName: string
  bytes: Buffer
}

const Params = z.object({ id })
/** Number of one of several papers, where the call has several. */
const Query = z.object({ number: z.optional(z.string().check(z.maxLength(40))) })

/** Call of a shopper for a file; `gone`: they do not wait any more. */
interface OwnFileCall<Q extends z.ZodMiniType> {
  userId: string
  /** Parts of the path, unread. */
  params: unknown
  query: z.output<Q>
  gone: AbortSignal
}

/** Registers a call of a shopper, named by the id in its path, that answers a file instead of JSON; `gone`: they do not wait any more. */
export function fileRoute(
  app: FastifyInstance,
  shop: Shop,
  path: string,
  handler: (call: { userId: string; id: string; number: string | undefined; gone: AbortSignal }) => Promise<FileAnswer>,
): void {
  ownFileRoute(app, shop, path, Query, ({ userId, params, query, gone }) =>
    handler({ userId, id: parseInput(Params, params).id, number: query.number, gone }),
  )
}

/** Registers a call of a shopper, with this query, that answers a file instead of JSON. */
export function ownFileRoute<Q extends z.ZodMiniType>(
  app: FastifyInstance,
  shop: Shop,
  path: string,
  schema: Q,
  handler: (call: OwnFileCall<Q>) => Promise<FileAnswer>,
): void {
  app.get(apiBase + path.replace(/\{(\w+)\}/g, ':$1'), { schema: { hide: true } }, async (request, reply) => {
    const token = bearerToken(request.headers.authorization)
    const shopper = token === undefined ? undefined : await authenticate(shop, token)
    if (!shopper) throw new Failure('not_signed_in', failures.notSignedIn)
    const { contentType, fileName, bytes } = await handler({
      userId: shopper.userId,
      params: request.params,
      query: parseInput(schema, withoutEmpty(request.query)),
      gone: whenGone(reply),
    })
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      .send(bytes)
  })
}
