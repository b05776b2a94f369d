import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { CachedAnswer } from '../cache/cached-answer.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics/open-metrics.ts'
import { traceRequests } from '../tracing/spans.ts'

type Parts = { metrics: Metrics; log: FastifyBaseLogger; config: Pick<Config, 'requestLog' | 'collector'> }

/** An answer that took so long is in the log, whatever is asked of it. */
const SLOW_MS = 1000

/**
 * Counts every answer of an app, gives it its id (X-Request-Id), and writes the log of requests: route, status and time. Never
 * an address, a query, a token or what was sent. `hasPages`: what it answers with 200 under `/*` are pages that exist.
 */
export function observeRequests(app: FastifyInstance, { metrics, config }: Parts, { hasPages = false } = {}): void {
  if (config.collector) traceRequests(app)
  app.addHook('onRequest', async (request, reply) => {
    // past the framework: some answers leave without it
    reply.raw.setHeader('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, log } = request
    const route = routeOf(request, hasPages && [200, 304].includes(reply.statusCode))
    const milliseconds = reply.elapsedTime
    metrics.route(route, method).answered(reply.statusCode, milliseconds / 1000)
    const line = { route, method, status: reply.statusCode, ms: Math.round(milliseconds * 10) / 10 }
    if (milliseconds >= SLOW_MS && !isStream(reply.getHeader('content-type') ?? reply.raw.getHeader('content-type')))
      log.warn(line, 'a slow answer')
    else if (config.requestLog) log.info(line, 'answered')
  })
}

/** Of an answer from memory: under which key it was kept, and what came of it. */
export interface Served {
  key: string
  answer: CachedAnswer
  method: string
  status: number
  /** `performance.now()` of its beginning. */
  began: number
}

/** The same for answers that leave memory before the framework begins; without an id, since nothing else is written of them. */
export function observeServed({ metrics, log, config }: Parts): (served: Served) => void {
  return ({ key, answer, method, status, began }) => {
    answer.count ??= metrics.route(routeOfKey(key), 'GET')
    const milliseconds = performance.now() - began
    metrics.kept()
    answer.count.answered(status, milliseconds / 1000)
    if (!config.requestLog) return
    log.info(
      { route: answer.count.route, method, status, ms: Math.round(milliseconds * 10) / 10, kept: true },
      'answered',
    )
  }
}

/** A stream is open for hours. */
function isStream(type: unknown): boolean {
  return String(type).startsWith('text/event-stream')
}

/** Returns the route as it is written in the program. Requests that nobody answers are one route, whatever was asked for. */
function routeOf({ routeOptions, url }: FastifyRequest, isPage: boolean): string {
  const route = routeOptions.url
  if (route === undefined) return 'none'
  if (route.startsWith('/assets/')) return '/assets/*'
  return route === '/*' && isPage ? pageRoute(url) : route
}

/** Keys of public reads begin with their path in the contract, those of pages with a word (serve-public, register-pages). */
function routeOfKey(key: string): string {
  const [first = '', rest = ''] = key.split(' ', 2)
  if (first === 'page') return pageRoute(rest)
  return first.startsWith('/') ? `/api/v1${first.replace(/\{(\w+)\}/g, ':$1')}` : first
}

/** A page that exists, by the first part of its address: `/products/*` are all products. */
function pageRoute(url: string): string {
  const [, first = '', rest] = (url.split('?', 1)[0] ?? '').split('/', 3)
  return rest === undefined ? `/${first}` : `/${first}/*`
}
