import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Asked } from '../db/timed-client.ts'

// What is traced, by OpenTelemetry's API: without a collector (open-tracing.ts) nothing of it is recorded. Names and attributes
// are those of its semantic conventions. Never an address, a query, a value of a statement or what was sent.

const tracer = () => trace.getTracer('beypore-mill-store')
const spans = new WeakMap<FastifyRequest, Span>()

/**
 * A span for every request that reaches the framework, under which stands what is done for it. One that comes with a request
 * (traceparent) is not taken: strangers would write into the shop's traces.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracer().startSpan(request.method, { kind: SpanKind.SERVER, root: true })
    spans.set(request, span)
    context.with(trace.setSpan(context.active(), span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    const route = request.routeOptions.url ?? 'none'
    const { statusCode } = reply
    span?.updateName(`${request.method} ${route}`)
    span?.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'shop.request_id': request.id,
    })
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

/** A span for a statement that was answered, under what asked for it. */
export function traceStatement({ statement, milliseconds, failed, asking }: Asked): void {
  const text = statement()
  const name = /^\S+/.exec(text)?.[0] ?? 'statement'
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
  const span = tracer().startSpan(
    name,
    { kind: SpanKind.CLIENT, startTime: performance.now() - milliseconds, attributes },
    asking,
  )
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Does some work in a span of its own. What it throws is thrown on; the span says that it failed and not why. */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
