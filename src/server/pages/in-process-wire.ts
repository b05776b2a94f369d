import type { FastifyInstance } from 'fastify'
import { shownStockTag } from '../../shared/cache-tags.ts'
import type { Endpoint } from '../../shared/contract/endpoint.ts'
import { endpoints } from '../../shared/contract/endpoints.ts'
import { failures } from '../../shared/copy/failures.ts'
import type { Wire, WireAnswer, WireRequest } from '../../web/api/wire.ts'
import { untilOf } from '../platform/cache/tags.ts'
import { foreseen } from '../platform/http/answer-failure.ts'
import { readPublic } from '../platform/http/serve-public.ts'
import type { Shop } from '../platform/shop.ts'
import { type PublicAnswer, withShownStock } from './shown-stock.ts'

const publicReads = new Map<string, Endpoint>(
  Object.values(endpoints)
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .map((endpoint) => [endpoint.path, endpoint]),
)

/** The reads of one page: the tags it depends on, and whether something failed that may work later. */
export interface PageReads {
  wire: Wire
  tags: Set<string>
  /** The moment (ms) from which on some of it does not hold any more. */
  until: () => number
  failed: () => boolean
}

/** Answers a page's public reads in this process, without HTTP. */
export function inProcessReads(app: FastifyInstance, shop: Shop): PageReads {
  const tags = new Set<string>()
  let failed = false
  let until = Number.POSITIVE_INFINITY
  const wire = async (request: WireRequest): Promise<WireAnswer> => {
    const endpoint = publicReads.get(request.path)
    if (!endpoint) throw new Error(`${request.method} ${request.path} is not for rendered pages`)
    try {
      const { params, query } = request
      const read = await readPublic(app, endpoint, params, query, shownStockTag)
      const answer = read.answer as PublicAnswer
      for (const tag of read.tags) tags.add(tag)
      until = Math.min(until, untilOf(answer))
      return { status: 200, body: withShownStock(endpoint, answer) }
    } catch (error) {
      const failure = foreseen(error as Error & { code: string })
      if (failure && failure.status < 500) {
        return { status: failure.status, body: { success: false, message: failure.message, code: failure.code } }
      }
      failed = true
      shop.log.error(error)
      return { status: 500, body: { success: false, message: failures.internal, code: 'internal' } }
    }
  }
  return { wire, tags, until: () => until, failed: () => failed }
}
