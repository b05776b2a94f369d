/** Limits of live news in the back office: by streams, and by push. */
export const liveLimits = {
  /** Streams of news open at once in one session: one for each browser that shares it, and one that has not noticed its end. */
  liveStreams: 3,
  /** A stream says so often that it lives, and is ended where its session has. */
  liveHeartbeatMs: 20_000,
  /** Without a stream a screen asks anew so often. */
  livePollMs: 30_000,
  /** Browsers of one person that take push. */
  pushDevices: 10,
  /** After so long an alert that did not get to a browser is of no use any more. */
  pushLifeMs: 4 * 3_600_000,
} as const
