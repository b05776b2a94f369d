import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import pg from 'pg'

/**
 * Single reads that take a millisecond: who calls, a cart, the products of a page. They share few connections, each sent
 * behind the others without waiting for their answers, so that nobody waits for a connection of their own.
 */
export interface ReadPool {
  query: <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => Promise<pg.QueryResult<Row>>
  /** Waits for the reads under way, then lets go. */
  close: () => Promise<void>
}

/** Its types leave out two methods. */
type Client = pg.Client & { ref: () => void; unref: () => void }

interface Lane {
  client: Promise<Client>
  underWay: number
}

const LANES_LEAST = 2

/**
 * Returns the number of connections for quick reads: one for each core of a process, 2 at least; more would only be woken more
 * often.
 */
export function lanesOf(workers = 1): number {
  return Math.max(LANES_LEAST, Math.floor(availableParallelism() / workers))
}

/**
 * Returns whether pg has given a connection up, as it does where a query stays without an answer. Its socket closes a moment
 * later.
 */
export function isDestroyed(client: pg.ClientBase): boolean {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream.destroyed
}

/** Opens nothing before the first read; a connection that breaks fails the reads on it, and the next read opens another. */
export function openReadPool(config: pg.ClientConfig, lanesMost = lanesOf(), Connection = pg.Client): ReadPool {
  const lanes = new Set<Lane>()

  const open = () => {
    const client = new Connection({ ...config, pipeline: true }) as Client
    const lane: Lane = { client: client.connect().then(() => client), underWay: 0 }
    const drop = () => void lanes.delete(lane)
    lane.client.catch(drop)
    client.on('error', drop)
    client.on('end', drop)
    lanes.add(lane)
    return lane
  }

  const leastBusy = () => {
    let chosen: Lane | undefined
    for (const lane of lanes) if (!chosen || lane.underWay < chosen.underWay) chosen = lane
    return chosen && (chosen.underWay === 0 || lanes.size >= lanesMost) ? chosen : open()
  }

  return {
    async query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig) {
      const lane = leastBusy()
      lane.underWay += 1
      try {
        const client = await lane.client
        // An open connection does not keep a process alive that has nothing else to do.
        client.ref()
        return await client.query<Row>(statement)
      } catch (error) {
        await lane.client.then((client) => isDestroyed(client) && lanes.delete(lane)).catch(() => undefined)
        throw error
      } finally {
        lane.underWay -= 1
        if (lane.underWay === 0) lane.client.then((client) => client.unref()).catch(() => undefined)
      }
    },
    async close() {
      const ended = [...lanes].map(({ client }) => client.then((each) => each.end()))
      await Promise.allSettled(ended)
    },
  }
}
