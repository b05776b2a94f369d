import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { live, livePath } from '../../../shared/contract/office/live.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { liveLimits } from '../../../shared/live-limits.ts'
import type { News } from '../../../shared/office/topics.ts'
import type { Shop } from '../../platform/shop.ts'
import { authenticateStaff, type Staff } from '../authenticate-staff.ts'
import { type LiveStream, openLiveStream } from './live-stream.ts'
import { readOfficeCookie } from './office-cookies.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { admitStaff } from './staff-route.ts'

/** Nobody's turn comes so soon that a refused stream should ask again at once. */
const retryAfterSeconds = liveLimits.livePollMs / 1000

/**
 * The stream of news. It ends with the shop, and where its session ends or its person is removed: at once where that is told
 * (topic `staff`), else with the next beat. An open stream keeps no session awake.
 */
export function liveRoute(
  office: FastifyInstance,
  shop: Shop,
  { heartbeatMs = liveLimits.liveHeartbeatMs as number } = {},
): void {
  const streams = gatherStreams(shop)
  const beats = setInterval(() => void streams.check(), heartbeatMs).unref()
  office.addHook('preClose', async () => {
    clearInterval(beats)
    streams.end()
  })
  office.route({
    method: 'GET',
    url: livePath,
    // a head alone would come with the end of the stream
    exposeHeadRoute: false,
    config: { staffEndpoint: live },
    onRequest: async (request) => {
      refuseForeign(shop.config, request)
      request.staff = await admitStaff(shop, live, request)
    },
    handler: async (request, reply) => {
      const { sessionId } = request.staff as Staff
      if (streams.countOf(sessionId) >= liveLimits.liveStreams) {
        throw new Failure('too_many_requests', failures.tooManyRequests(retryAfterSeconds), { retryAfterSeconds })
      }
      streams.keep(openFor(shop, request, reply), reply.raw)
    },
  })
}

/** The open streams of this process. Nothing is passed on while nobody listens. */
function gatherStreams(shop: Shop) {
  const streams = new Set<LiveStream>()
  const checkAll = () => Promise.all([...streams].map((stream) => check(shop, stream)))
  let unfollow: (() => void) | undefined
  const hear = (news: readonly News[] | 'missed') => {
    for (const stream of streams) stream.hear(news)
    if (news === 'missed' || news.some(({ topic }) => topic === 'staff')) void checkAll()
  }
  const forget = (stream: LiveStream) => {
    streams.delete(stream)
    if (streams.size > 0) return
    unfollow?.()
    unfollow = undefined
  }
  return {
    check: checkAll,
    countOf: (session: string) => [...streams].filter(({ sessionId }) => sessionId === session).length,
    end: () => {
      for (const stream of streams) stream.end()
    },
    keep: (stream: LiveStream, response: ServerResponse) => {
      unfollow ??= shop.news.follow(hear)
      streams.add(stream)
      response.on('close', () => forget(stream)).on('error', () => forget(stream))
    },
  }
}

function openFor(shop: Shop, request: FastifyRequest, reply: FastifyReply): LiveStream {
  const token = readOfficeCookie(request.headers.cookie) ?? ''
  // the stream leaves past the framework, which would compress and hold it back
  reply.hijack()
  return openLiveStream(reply.raw, request.staff as Staff, {
    headers: reply.getHeaders() as Record<string, string>,
    ask: () => authenticateStaff(shop, token, { unattended: true }),
  })
}

/** Checks that a stream's session still holds. A database that does not answer ends no stream: the next beat asks again. */
async function check(shop: Shop, stream: LiveStream): Promise<void> {
  try {
    const staff = await stream.ask()
    if (staff) stream.beat(staff)
    else stream.end()
  } catch (error) {
    shop.log.warn({ err: error }, 'it could not be asked whether a session still lives')
  }
}
