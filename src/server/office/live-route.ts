import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { live, livePath } from '../../shared/contract/office/live.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limits } from '../../shared/limits.ts'
import type { News } from '../../shared/office/topics.ts'
import type { Shop } from '../platform/shop.ts'
import { authenticateStaff, type Staff } from '../staff/authenticate-staff.ts'
import { type LiveStream, openLiveStream } from './live-stream.ts'
import { readOfficeCookie } from './office-host.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { admitStaff } from './staff-route.ts'

/** Nobody's turn comes so soon that a refused stream should ask again at once. */
const retryAfterSeconds = limits.livePollMs / 1000

/**
 * The stream of news. It ends with the shop, and where its session ends or its person is removed: at once where that is told
 * (topic `staff`), else with the next beat. An open stream keeps no session awake.
 */
export function liveRoute(
  office: FastifyInstance,
  shop: Shop,
  { heartbeatMs = limits.liveHeartbeatMs as number } = {},
): void {
  const streams = new Set<LiveStream>()
  const checkAll = () => Promise.all([...streams].map((stream) => check(shop, stream)))
  const unfollow = shop.news.follow((news) => {
    for (const stream of streams) stream.hear(news)
    if (news === 'missed' || news.some(isAboutPeople)) void checkAll()
  })
  const beats = setInterval(() => void checkAll(), heartbeatMs).unref()
  office.addHook('preClose', async () => {
    clearInterval(beats)
    unfollow()
    for (const stream of streams) stream.end()
  })
  office.route({
    method: 'GET',
    url: livePath,
    config: { staffEndpoint: live },
    onRequest: async (request) => {
      refuseForeign(shop.config, request)
      request.staff = await admitStaff(shop, live, request)
    },
    handler: (request, reply) => openFor(shop, streams, request, reply),
  })
}

const isAboutPeople = ({ topic }: News) => topic === 'staff'

async function openFor(shop: Shop, streams: Set<LiveStream>, request: FastifyRequest, reply: FastifyReply) {
  const staff = request.staff as Staff
  const beside = [...streams].filter(({ sessionId }) => sessionId === staff.sessionId)
  if (beside.length >= limits.liveStreams) {
    throw new Failure('too_many_requests', failures.tooManyRequests(retryAfterSeconds), { retryAfterSeconds })
  }
  const token = readOfficeCookie(request.headers.cookie) ?? ''
  // the stream leaves past the framework, which would compress and hold it back
  reply.hijack()
  const stream = openLiveStream(reply.raw, staff, {
    headers: reply.getHeaders() as Record<string, string>,
    ask: () => authenticateStaff(shop, token, { unattended: true }),
  })
  streams.add(stream)
  reply.raw.on('close', () => streams.delete(stream))
  reply.raw.on('error', () => streams.delete(stream))
}

/** Where the database gives no answer nobody is thrown out: the next beat asks again. */
async function check(shop: Shop, stream: LiveStream): Promise<void> {
  try {
    const staff = await stream.ask()
    if (staff) stream.beat(staff)
    else stream.end()
  } catch (error) {
    shop.log.warn({ err: error }, 'it could not be asked whether a session still lives')
  }
}
