import { type Config, urlHost } from '../platform/config.ts'
import type { Figures } from '../platform/metrics/counted-figures.ts'
import { serveMetrics } from '../platform/metrics/serve-metrics.ts'
import type { Say } from './say.ts'
import type { Stop } from './stop-parts.ts'

/** Opens METRICS_PORT, where it is set. Gives what closes it. Throws StartFailure. */
export async function serveFigures(
  { metrics }: Pick<Config, 'metrics'>,
  read: () => Promise<Figures>,
  say: Say,
): Promise<Stop> {
  if (!metrics) return async () => undefined
  const { port, stop } = await serveMetrics(metrics, read)
  say(`Metrics: http://${urlHost(metrics.host)}:${port}/metrics`)
  return stop
}
