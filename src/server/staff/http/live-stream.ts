import type { ServerResponse } from 'node:http'
import { anyTopic, type News, topics } from '../../../shared/office/topics.ts'
import type { Staff } from '../authenticate-staff.ts'

/** A browser that takes nothing any more is not waited for: it opens another stream and loads everything anew. */
const unsentBytesMax = 64 * 1024
/** Delay after which a browser opens a broken stream again. */
const retryMs = 3000

/** One open stream of news. */
export interface LiveStream {
  readonly sessionId: string
  /** Sends what its person may know. */
  hear: (news: readonly News[] | 'missed') => void
  /** Says that it lives, and for whom it is from now on. */
  beat: (staff: Staff) => void
  /** Asks who has its session now; undefined: it has ended. */
  ask: () => Promise<Staff | undefined>
  end: () => void
}

/** Begins a stream on an answer of which nothing is sent yet. */
export function openLiveStream(
  response: ServerResponse,
  opened: Staff,
  { headers, ask }: { headers: Record<string, string>; ask: LiveStream['ask'] },
): LiveStream {
  let staff = opened
  const send = (text: string) => {
    if (response.writableLength > unsentBytesMax) response.destroy()
    else if (!response.writableEnded) response.write(text)
  }
  response.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  send(`retry: ${retryMs}\n\n`)
  return {
    sessionId: opened.sessionId,
    hear(news) {
      if (news === 'missed') return send(asEvent({ topic: anyTopic, id: '' }))
      const told = news.filter(({ topic }) => mayHear(staff, topic))
      if (told.length > 0) send(told.map(asEvent).join(''))
    },
    beat(now) {
      staff = now
      send(': lives\n\n')
    },
    ask,
    end: () => void response.end(),
  }
}

function mayHear({ permissions }: Staff, topic: News['topic']): boolean {
  const needs = topics[topic]
  return needs === 'signed-in' || permissions.has(needs)
}

function asEvent(news: { topic: string; id: string; version?: number }): string {
  return `data: ${JSON.stringify(news)}\n\n`
}
