import { useState } from 'react'
import type { Cart } from '../../shared/contract/cart.ts'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { emptyCheckout } from './checkout-draft.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** The checkout of a cart. What was chosen, typed and tried stays when the window is closed and opened again. */
export function Checkout({ cart, open, onClose }: { cart: Cart; open: boolean; onClose: () => void }) {
  const [draft, setDraft] = useState(emptyCheckout)
  const placing = usePlaceOrder()
  if (!open) return null
  return <CheckoutDialog cart={cart} draft={draft} onDraft={setDraft} placing={placing} onClose={onClose} />
}
