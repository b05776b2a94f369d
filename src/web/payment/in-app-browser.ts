/** Browsers within Instagram and Facebook, which may not show the provider's window on our page. */
const inApp = /Instagram|FBAN|FBAV|FB_IAB/

/** Returns whether the payment has to go by whole pages: the provider sends the browser back with a form. */
export function needsRedirect(userAgent: string): boolean {
  return inApp.test(userAgent)
}
