/** Limits of what waits for a connection. */
export const offlineLimits = {
  /** Changes of one cart. */
  waitingMax: 100,
  /** Days for which they are still meant: one less than the shop knows their keys (`rates.waitingChange`). */
  waitingDays: 6,
} as const
