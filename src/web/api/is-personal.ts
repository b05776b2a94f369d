const open = new Set([
  '/user/register',
  '/user/login',
  '/user/forgot-password',
  '/user/reset-password',
  '/user/submit-user-details',
  '/user/unsubscribe',
])

/** Returns whether a call (its path as in the contract) is about the shopper who makes it. */
export function isPersonal(path: string): boolean {
  return (
    /^\/(user|cart|coupon|order|review|support|wish-list|stock-request|question|quote|bargain)\b/.test(path) &&
    !open.has(path)
  )
}
