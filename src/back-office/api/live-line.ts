import { liveLimits } from '../../shared/live-limits.ts'
import { anyTopic, type News } from '../../shared/office/topics.ts'

import { checkSession } from './other-tabs.ts'

/** News, or that anything may have changed. */
export type LiveNews = News | { topic: typeof anyTopic; id: string }

/** The stream of the office's contract (contract/office/live). */
const livePath = '/api/office/v1/live'
const lockName = 'office-live'
const anything: LiveNews = { topic: anyTopic, id: '' }

/**
 * Hears what changes in the shop, in this tab: one tab of the browser has the stream and tells the others. While there is no
 * stream, anything may have changed every 30 seconds.
 */
export function openLiveLine(hear: (news: LiveNews) => void): void {
  const others = new BroadcastChannel(lockName)
  others.onmessage = ({ data }: MessageEvent<LiveNews>) => hear(data)
  const tell = (news: LiveNews) => {
    hear(news)
    others.postMessage(news)
  }
  // where there are no locks (an address without TLS) each tab has a stream of its own
  if (!navigator.locks) return void listen(hear)
  void navigator.locks.request(lockName, () => {
    // who had the stream before may have gone with news that it had not told
    tell(anything)
    return listen(tell)
  })
}

/** Listens as long as the page is open. */
function listen(tell: (news: LiveNews) => void): Promise<never> {
  let source = open(tell, false)
  setInterval(() => {
    if (source.readyState === EventSource.OPEN) return
    tell(anything)
    if (source.readyState === EventSource.CLOSED) source = open(tell, true)
  }, liveLimits.livePollMs)
  return new Promise(() => {})
}

function open(tell: (news: LiveNews) => void, isAgain: boolean): EventSource {
  const source = new EventSource(livePath)
  let wasOpen = isAgain
  source.onopen = () => {
    // a stream that broke off missed what happened meanwhile
    if (wasOpen) tell(anything)
    wasOpen = true
  }
  source.onerror = () => {
    // refused, not broken off: that may be because the session has ended
    if (source.readyState === EventSource.CLOSED) void checkSession()
  }
  source.onmessage = ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as LiveNews)
  return source
}
