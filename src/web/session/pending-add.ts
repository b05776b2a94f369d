const key = 'pending-add'

/** What the shopper wanted to put into the cart when asked to sign in. */
export interface PendingAdd {
  productId: string
  variantId: string | null
  quantity: number
}

/** Remembers, for this tab, an add-to-cart that was stopped by a 401. */
export function rememberPendingAdd(add: PendingAdd): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(add))
  } catch {
    // Without storage the shopper adds it again.
  }
}

/** Takes what was remembered, once. */
export function takePendingAdd(): PendingAdd | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text ? (JSON.parse(text) as PendingAdd) : null
  } catch {
    return null
  }
}
