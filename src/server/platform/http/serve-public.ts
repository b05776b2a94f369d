import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../../shared/contract/endpoint.ts'
import { type CachedAnswer, makeAnswer } from '../cache/cached-answer.ts'
import { shortKey } from '../cache/short-key.ts'
import { tagsOf, untilOf } from '../cache/tags.ts'
import type { Shop } from '../shop.ts'
import { parseInput, withoutEmpty } from './parse-input.ts'

/** The checked input of a public read. */
export interface PublicInput {
  params: Record<string, unknown>
  query: Record<string, unknown>
}

type Run = (input: PublicInput) => Promise<object>

const json = 'application/json; charset=utf-8'

/** A public read: its answer is computed once and then served as bytes until something that it shows changes. */
export function servePublic(app: FastifyInstance, shop: Shop, endpoint: Endpoint, url: string, run: Run): void {
  app.publicReads.set(endpoint, run)
  app.route({
    method: 'GET',
    url,
    config: { endpoint },
    handler: async (request, reply) => {
      const input = readPublicInput(endpoint, request.params, request.query)
      const key = keyOf(endpoint, input)
      const answer = await shop.cache.remember(key, request.raw.url ?? key, () => compute(endpoint, run, input))
      reply.hijack()
      shop.cache.write(request.raw, reply.raw, answer)
    },
  })
}

/** The input of a public read by the contract. Throws `bad_input`. */
function readPublicInput(endpoint: Endpoint, params: unknown, query: unknown): PublicInput {
  return {
    params: parseInput(endpoint.params, params) as PublicInput['params'],
    query: parseInput(endpoint.query, withoutEmpty(query)) as PublicInput['query'],
  }
}

/** Only known, checked parameters make the key: other query strings cannot fill the cache. */
function keyOf(endpoint: Endpoint, { params, query }: PublicInput): string {
  const parts = (values: object) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`)
      .join('&')
  return `${endpoint.path} ${parts(params)}?${parts(query)}`
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? shortKey(JSON.stringify(value)) : String(value)
}

async function compute(endpoint: Endpoint, run: Run, input: PublicInput): Promise<CachedAnswer> {
  const answer = { success: true, ...(await run(input)) }
  return makeAnswer(endpoint.status, json, JSON.stringify(answer), {
    tags: tagsOf(endpoint.path, answer),
    until: untilOf(answer),
  })
}

/**
 * The same answers without HTTP, for pages that are rendered here. Throws what the call would answer (`not_found`,
 * `bad_input`).
 */
export async function readPublic<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  params: unknown,
  query: unknown,
): Promise<z.output<E['answer']>> {
  const run = app.publicReads.get(endpoint)
  if (!run) throw new Error(`${endpoint.path} is not a public read`)
  return { success: true, ...(await run(readPublicInput(endpoint, params, query))) } as z.output<E['answer']>
}
