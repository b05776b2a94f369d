const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** After the beginning. A bank may answer up to three days late; what was not captured by then goes back by itself. */
const whileUnpaid = [15 * second, 45 * second, 2 * minute, 5 * minute, 10 * minute, 20 * minute, 40 * minute]
const thenSeldom = [2 * hour, 6 * hour, 12 * hour, 1 * day, 2 * day, 3 * day, 5 * day]
/** A paid order takes no second payment; looking twice more costs little. */
const oncePaid = [1 * day, 3 * day]

/** A payment link is paid at any moment of a day, also a withdrawn one; webhook and browser tell of it sooner. After the day the gaps begin anew. */
const ofLink = 10 * minute

/** Data of a checkout that decide when the provider is asked about it again. */
export interface CheckoutToAsk {
  status: 'open' | 'settled' | 'expired' | 'withdrawn'
  createdAt: Date
  expiresAt: Date
  /** It is a payment link. */
  isLink?: boolean
}

/**
 * Returns the moment at which the provider is asked next about a checkout that it was asked about now; null: it need not be asked
 * again.
 */
export function nextAskAt(checkout: CheckoutToAsk, now: Date): Date | null {
  const { status, createdAt, expiresAt, isLink } = checkout
  const gaps = status === 'settled' ? oncePaid : [...whileUnpaid, ...thenSeldom]
  const times = gaps.map((gap) => createdAt.getTime() + gap)
  // the hold ends on time, whatever the gaps are
  if (status === 'open') times.push(expiresAt.getTime())
  if (isLink && status !== 'settled') {
    if (now < expiresAt) times.push(now.getTime() + ofLink)
    times.push(...gaps.map((gap) => expiresAt.getTime() + gap))
  }
  const next = Math.min(...times.filter((time) => time > now.getTime()))
  return Number.isFinite(next) ? new Date(next) : null
}

/**
 * Returns the moment at which it is asked again after it gave no answer, `failures` times in a row; never later than the end of a
 * hold.
 */
export function askAgainAt(checkout: CheckoutToAsk, failures: number, now: Date): Date {
  const again = now.getTime() + Math.min(30 * second * 2 ** Math.min(failures, 10), 1 * hour)
  const end = checkout.expiresAt.getTime()
  return new Date(checkout.status === 'open' && end > now.getTime() ? Math.min(again, end) : again)
}

/** Returns the time, in ms, until the next try of a refund, after this many: from ten seconds to half a day. */
export function refundBackoffMs(tries: number): number {
  return Math.min(10 * second * 3 ** Math.min(tries, 10), 12 * hour)
}

/** After each refusal in a row: about four days, in which an account is topped up or a bank comes to its senses. */
const afterRefusal = [15 * minute, 2 * hour, 12 * hour, 1 * day, 2 * day]

/**
 * Returns the time, in ms, until a refund is asked for anew after this many refusals in a row; null: never again, the owner
 * has to decide.
 */
export function refusalBackoffMs(refusals: number): number | null {
  return afterRefusal[refusals - 1] ?? null
}
