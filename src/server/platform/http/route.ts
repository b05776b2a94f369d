import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { apiBase, type Endpoint } from '../../../shared/contract/endpoint.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { TagsOf } from '../cache/tags.ts'
import { limitCall } from '../rate-limits/rate-limit.ts'
import { type Noted, noteDone, noteRefused } from '../security-log.ts'
import { authenticate, type Shopper } from '../sessions/authenticate.ts'
import type { Shop } from '../shop.ts'
import { type Caller, callerOf } from './caller.ts'
import { parseInput, withoutEmpty } from './parse-input.ts'
import { readMultipart, type Upload } from './read-multipart.ts'
import { servePublic } from './serve-public.ts'

/** Arguments of a handler: the caller's input by the contract, and the caller. */
export interface Call<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The customer who calls; undefined for `public` calls, and for `optional` ones without a living token. */
  shopper: Shopper | undefined
  /** The file of a multipart call. */
  upload: Upload | undefined
  /** The frame that came with a video. */
  poster: Upload | undefined
  /** The photos of a call that takes them (`photosMost`). */
  photos: readonly Upload[]
  /** The header Idempotency-Key. */
  idempotencyKey: string | undefined
  caller: Caller
  /** Another success status than the contract's, such as 200 for a repeat. */
  setStatus: (status: 200 | 201) => void
  /** The answer is a file to save under this name: ASCII without quotes. */
  saveAs: (fileName: string) => void
}

/** A call with its shopper: what handlers of `shopper` endpoints get. */
export type ShopperCall<E extends Endpoint> = Call<E> & { shopper: Shopper }

type CallOf<E extends Endpoint, A> = A extends 'shopper' ? ShopperCall<E> : Call<E>
/** An answer without `success`, which is added to every one. */
export type AnswerOf<E extends Endpoint> = Omit<z.output<E['answer']> & object, 'success'>

/** Rules that a call's server side adds to its contract. */
export interface RouteRules<E extends Endpoint> extends UploadRules {
  /** Of a public read: tags of what its answer shows. Without them the server does not start. */
  tags?: TagsOf<AnswerOf<E>>
}

/** Of calls that take files: `admitUpload` throws where this shopper's may not come in; it is asked before they are read. */
export interface UploadRules {
  admitUpload?: (who: { shopper: Shopper; caller: Caller }) => Promise<void>
}

/**
 * Registers a call of the contract: input checked, caller known, counted as it declares, answer sent with `success: true`. Public
 * reads are answered from the cache of public answers; handlers know nothing of it.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  shop: Shop,
  endpoint: E,
  handler: (call: CallOf<E, E['access']>) => Promise<AnswerOf<E>>,
  rules: RouteRules<E> = {},
): void {
  const url = apiBase + endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  const run = handler as (call: Call<E>) => Promise<AnswerOf<E>>
  if (endpoint.access === 'public' && endpoint.method === 'GET') {
    const tags = rules.tags as TagsOf<object> | undefined
    servePublic(app, shop, endpoint, url, { run: (input) => run(input as Call<E>), ...(tags && { tags }) })
    return
  }
  app.route({
    method: endpoint.method,
    url,
    config: { endpoint },
    handler: async (request, reply) => {
      reply.code(endpoint.status).header('cache-control', 'no-store')
      const noted: Noted = { endpoint, caller: callerOf(request), userId: undefined, body: request.body }
      try {
        const call = await readCall(shop, endpoint, request, reply, rules)
        noted.userId = call.shopper?.userId
        if (endpoint.rate) await limitCall(shop, endpoint.rate, { ...call, account: noted.userId })
        const answer = await run(call)
        noteDone(noted, answer)
        return { success: true, ...answer }
      } catch (error) {
        if (error instanceof Failure) noteRefused(noted, error)
        throw error
      }
    },
  })
}

async function readCall<E extends Endpoint>(
  shop: Shop,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  { admitUpload }: UploadRules,
): Promise<Call<E>> {
  const token = endpoint.access === 'public' ? undefined : bearerToken(request.headers.authorization)
  const shopper = token === undefined ? undefined : await authenticate(shop, token)
  if (endpoint.access === 'shopper' && !shopper) throw new Failure('not_signed_in', failures.notSignedIn)
  if (!endpoint.multipart && request.isMultipart()) throw new Failure('wrong_type', failures.wrongType)
  const caller = callerOf(request)
  const admit = async () => (shopper ? admitUpload?.({ shopper, caller }) : undefined)
  const takes = endpoint.photosMost === undefined ? undefined : { photosMost: endpoint.photosMost }
  const multipart = endpoint.multipart ? await readMultipart(shop, request, reply, admit, takes) : undefined
  const query = withoutEmpty(request.query)
  const body = multipart?.fields ?? request.body ?? {}
  const sent = endpoint.bodyFromQuery && isObject(body) ? { ...query, ...body } : body
  return {
    params: parseInput(endpoint.params, request.params) as Call<E>['params'],
    query: parseInput(endpoint.query, query) as Call<E>['query'],
    body: parseInput(endpoint.body, sent, endpoint.incomplete) as Call<E>['body'],
    shopper,
    upload: multipart?.uploads.get('image'),
    poster: multipart?.uploads.get('poster'),
    photos: multipart?.photos ?? [],
    idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
    caller,
    setStatus: (status) => void reply.code(status),
    saveAs: (name) => void reply.header('content-disposition', `attachment; filename="${name}"`),
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The token of an Authorization header that has the form of one. */
export function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +([\w-]{20,100})$/i)?.[1]
}

function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  if (typeof header === 'string' && /^[\x21-\x7e]{1,100}$/.test(header)) return header
  throw new Failure('bad_input', failures.badInput, { errors: { 'Idempotency-Key': failures.badInput } })
}
