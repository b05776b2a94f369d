import { connect, type Socket } from 'node:net'
import { AnswerReader, type BenchRequest, writeRequest } from './http-wire.ts'

// The load, in a process of its own: raw sockets, since an HTTP client costs more than the server that it measures.

/** The job of the load generator. */
export interface LoadJob {
  port: number
  connections: number
  /**
   * Sent one after the other by whichever connection is free; without `once`, from the beginning again and again. With
   * `each`: the requests of each connection, which are sent by that one only.
   */
  requests: BenchRequest[] | { each: BenchRequest[][] }
  /** Begins with this one, in the place of the first. */
  from?: number
  /** For how long; or each request exactly once. */
  seconds: number | 'once'
}

/** The result of a job of the load generator. */
export interface LoadResult {
  answers: number
  seconds: number
  /** Milliseconds from sending a request to the end of its answer, in the order of the answers. */
  latencies: Float32Array
  bytes: number
  /** Number of answers by HTTP status. */
  statuses: Record<number, number>
  /** The body of the first answer with status 400 or more. */
  failure: string | undefined
  /** The share of one core that the load generator itself used. */
  ownCpu: number
}

process.on('message', async (job: LoadJob) => {
  try {
    process.send?.({ result: await runLoad(job) })
  } catch (error) {
    process.send?.({ failure: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))

async function runLoad(job: LoadJob): Promise<LoadResult> {
  const written = (list: BenchRequest[]) => list.map((request) => writeRequest(request, job.port))
  const sockets = await Promise.all(Array.from({ length: job.connections }, () => open(job.port)))
  const cpu = process.cpuUsage()
  const began = performance.now()
  const until = job.seconds === 'once' ? Number.POSITIVE_INFINITY : began + job.seconds * 1000
  const tally: Tally = { latencies: [], bytes: 0, statuses: {}, failure: undefined }
  const inTurn = (requests: Buffer[]) => {
    let sent = 0
    return () => {
      if (job.seconds === 'once' ? sent >= requests.length : performance.now() >= until) return undefined
      return requests[(sent++ + (job.from ?? 0)) % requests.length]
    }
  }
  const shared = 'each' in job.requests ? undefined : inTurn(written(job.requests))
  const own = 'each' in job.requests ? job.requests.each.map((list) => inTurn(written(list))) : []
  await Promise.all(sockets.map((socket, at) => drive(socket, shared ?? own[at] ?? (() => undefined), tally)))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  for (const socket of sockets) socket.destroy()
  return {
    answers: tally.latencies.length,
    seconds,
    latencies: Float32Array.from(tally.latencies),
    bytes: tally.bytes,
    statuses: tally.statuses,
    failure: tally.failure,
    ownCpu: (user + system) / 1e6 / seconds,
  }
}

type Tally = { latencies: number[]; bytes: number; statuses: Record<number, number>; failure: string | undefined }

/** Sends on one connection, each request when the answer before it is complete, until there is no next one. */
function drive(socket: Socket, nextRequest: () => Buffer | undefined, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    const reader = new AnswerReader()
    let sentAt = 0
    const send = () => {
      const request = nextRequest()
      if (!request) return resolve()
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on('data', (chunk: Buffer) => {
      if (!reader.take(chunk)) return
      tally.latencies.push(performance.now() - sentAt)
      tally.bytes += reader.bytes
      tally.statuses[reader.status] = (tally.statuses[reader.status] ?? 0) + 1
      if (reader.status >= 400) tally.failure ??= chunk.toString().split('\r\n\r\n').at(-1)
      reader.next()
      send()
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed a connection')))
    send()
  })
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}
