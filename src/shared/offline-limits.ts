/** Limits of what waits for a connection. */
export const offlineLimits = {
  /** Changes of one cart. */
  waitingMax: 100,
  /** So long they are still meant: a day less than the shop knows their keys (`rates.waitingChange`). */
  waitingDays: 6,
} as const
