import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { apiBase } from '../../../shared/contract/endpoint.ts'
import { type Caller, callerOf } from './caller.ts'
import type { FileAnswer } from './file-route.ts'
import { parseInput } from './parse-input.ts'
import { whenGone } from './when-gone.ts'

const Params = z.object({ number: z.string() })

/** Call for a file that is opened by its number in the path and a key in the query, signed in or not. */
export interface KeyedFileCall {
  number: string
  /** '' where none was given. */
  key: string
  caller: Caller
  /** They do not wait any more. */
  gone: AbortSignal
}

const Query = z.object({ key: z._default(z.string().check(z.maxLength(100)), '') })

/** Registers a call that answers a file to whoever has its key. Nobody keeps it, and no search engine lists it. */
export function keyedFileRoute(
  app: FastifyInstance,
  path: string,
  handler: (call: KeyedFileCall) => Promise<FileAnswer>,
): void {
  app.get(apiBase + path.replace(/\{(\w+)\}/g, ':$1'), { schema: { hide: true } }, async (request, reply) => {
    const { number } = parseInput(Params, request.params)
    const { key } = parseInput(Query, request.query)
    const call = { number, key, caller: callerOf(request), gone: whenGone(reply) }
    const { contentType, fileName, bytes } = await handler(call)
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(bytes)
  })
}
