import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../../shared/contract/endpoint.ts'
import { type CachedAnswer, makeAnswer } from '../cache/cached-answer.ts'
import { shortKey } from '../cache/short-key.ts'
import { type CountTag, type TagsOf, tagsBesides, untilOf } from '../cache/tags.ts'
import type { Shop } from '../shop.ts'
import { parseInput, withoutEmpty } from './parse-input.ts'

/** The checked input of a public read. */
export interface PublicInput {
  params: Record<string, unknown>
  query: Record<string, unknown>
}

/** A public read: makes an answer, and names the tags of what it shows. */
export interface PublicRead {
  run: (input: PublicInput) => Promise<object>
  tags: TagsOf<object>
}

const json = 'application/json; charset=utf-8'

/**
 * Registers a public read: its answer is computed once and then served as bytes until something that it shows changes. Throws where
 * it names no tags: nothing would ever change it.
 */
export function servePublic(
  app: FastifyInstance,
  shop: Shop,
  endpoint: Endpoint,
  url: string,
  { run, tags }: Pick<PublicRead, 'run'> & Partial<PublicRead>,
): void {
  if (!tags) throw new Error(`GET ${url} is public and names no tags: see RouteRules in platform/http/route.ts`)
  const read = { run, tags }
  app.publicReads.set(endpoint, read)
  app.route({
    method: 'GET',
    url,
    config: { endpoint },
    handler: async (request, reply) => {
      const input = readPublicInput(endpoint, request.params, request.query)
      const key = keyOf(endpoint, input)
      const answer = await shop.cache.remember(key, request.raw.url ?? key, () => compute(endpoint, read, input))
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

async function compute(endpoint: Endpoint, read: PublicRead, input: PublicInput): Promise<CachedAnswer> {
  const answer = { success: true, ...(await read.run(input)) }
  return makeAnswer(endpoint.status, json, JSON.stringify(answer), {
    tags: tagsOf(read, answer),
    until: untilOf(answer),
  })
}

function tagsOf({ tags }: PublicRead, answer: object, count?: CountTag): string[] {
  return [...tags(answer, count), ...tagsBesides(answer)]
}

/**
 * The same answers without HTTP, for pages that are rendered here. Throws what the call would answer (`not_found`,
 * `bad_input`). `tags`: its tags, with this one of what it counts.
 */
export async function readPublic<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  params: unknown,
  query: unknown,
  count?: CountTag,
): Promise<{ answer: z.output<E['answer']>; tags: string[] }> {
  const read = app.publicReads.get(endpoint)
  if (!read) throw new Error(`${endpoint.path} is not a public read`)
  const answer = { success: true, ...(await read.run(readPublicInput(endpoint, params, query))) }
  return { answer: answer as z.output<E['answer']>, tags: tagsOf(read, answer, count) }
}
