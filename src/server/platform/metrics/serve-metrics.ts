import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartFailure } from '../start-failure.ts'
import { type Figures, writeFigures } from './counted-figures.ts'

const TEXT = 'text/plain; version=0.0.4; charset=utf-8'

/** The address at which figures are read, beside the shop's own. */
export interface MetricsServer {
  port: number
  stop: () => Promise<void>
}

/**
 * Serves /metrics on a port of its own, on loopback unless METRICS_HOST says otherwise: figures of a business are nobody's who
 * can reach the shop. Throws StartFailure where the port cannot be had.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  read: () => Promise<Figures>,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') return response.writeHead(404).end()
    try {
      const text = writeFigures(await read())
      response.writeHead(200, { 'content-type': TEXT, 'cache-control': 'no-store' }).end(text)
    } catch (error) {
      console.error('The figures could not be read:', error)
      response.writeHead(503).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartFailure(`METRICS_PORT ${port} on ${host} cannot be had (${error.code}): set it to another one.`)),
    )
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
