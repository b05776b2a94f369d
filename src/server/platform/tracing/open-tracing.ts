import { hostname } from 'node:os'
import { programVersion } from '../version.ts'

/**
 * Sends what is traced (spans.ts) to an OpenTelemetry collector by OTLP over HTTP, every few seconds; what it does not take is
 * dropped, and the shop goes on. `collector`: its address, to which /v1/traces is added. OTEL_EXPORTER_OTLP_HEADERS is read by
 * the exporter. Gives what sends the rest and ends it. Loaded only where a collector is set.
 */
export async function openTracing(collector: string): Promise<() => Promise<void>> {
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces`, timeoutMillis: TIMEOUT_MS })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'beypore-mill-store',
      'service.version': programVersion,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  api.trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown().catch(() => undefined)
}

/** A shop that stops does not wait longer for a collector that does not answer. */
const TIMEOUT_MS = 3000
