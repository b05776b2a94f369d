/** Limits of QR codes by which a cash order is paid by UPI. */
export const qrLimits = {
  /** Minutes for which one is shown; then it is closed. */
  openMinutes: 15,
  /** Seconds by which the provider closes it later than the shop, where the shop did not: it wants 15 minutes at least. */
  providerMarginSeconds: 60,
  /** Seconds that one must still have to be shown to somebody else. */
  leastLeftSeconds: 60,
  /** Seconds between two questions of a screen that waits for the payment. */
  pollSeconds: 3,
  /** Seconds for which an answer of the provider about one is as good as new. */
  sharedSeconds: 2,
  /** Minutes after which the provider is asked again whether the account has QR codes. */
  offerMinutes: 60,
  /** Paise that the provider takes at least. */
  leastPaise: 100,
} as const
