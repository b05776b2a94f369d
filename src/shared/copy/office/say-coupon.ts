/** Parts of the sentence that says what a coupon does (shared/office/say-coupon). Amounts come formatted, such as ₹251. */
export const sayCoupon = {
  gone: 'goods that are no longer sold',
  everything: 'everything',
  and: (names: string, last: string) => `${names} and ${last}`,
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  off: (amount: string, goods: string) => `${amount} off ${goods}`,
  free: (goods: string | null) => (goods === null ? 'Free delivery' : `Free delivery of carts with ${goods}`),
  atMost: (amount: string) => `at most ${amount}`,
  carts: (amount: string) => `in carts of ${amount} or more`,
  ofThem: (amount: string) => `in carts with ${amount} or more of them`,
  firstOrder: 'on a customer’s first order',
  each: (times: number) => (times === 1 ? 'once per customer' : `${times} times per customer`),
  inAll: (times: number) => (times === 1 ? 'once in all' : `${times} times in all`),
} as const
