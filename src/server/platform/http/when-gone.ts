import type { ServerResponse } from 'node:http'

/** Returns a signal that is given where whoever asked goes away before the answer is there. */
export function whenGone({ raw }: { raw: ServerResponse }): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
