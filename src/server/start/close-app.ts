import type { FastifyInstance } from 'fastify'

/** Longest time for requests under way when the shop closes, in ms. */
export const IN_FLIGHT_MS = 10_000

/** Takes no more requests and finishes those under way; a client that never finishes is cut off. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_MS)
  await app.close()
  clearTimeout(deadline)
}
