import { useState } from 'react'
import type { Cart } from '../../shared/contract/cart.ts'
import type { CashAnswer } from '../../shared/contract/cash.ts'
import type { DeliveryWay } from '../../shared/delivery-ways.ts'
import { limits } from '../../shared/limits.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import { useSession } from '../session/store.ts'
import { useShop } from '../site/use-shop.ts'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { checkoutFor, forAmount, savedFor } from './checkout-draft.ts'
import { PaymentUnderWay } from './payment-under-way.tsx'
import { useCartThere } from './use-cart-there.ts'
import { useCashThere } from './use-cash-there.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** Returns whether a way takes cash: at the counter by the law alone, by bus never; at the door as the shop has set it. */
function cashFor(way: DeliveryWay, cash: ShopIdentity['cash'], told: CashAnswer | undefined) {
  const { cashBelowRupees: belowRupees } = limits
  if (way === 'pickup') return { allowed: told?.allowed !== false, belowRupees }
  return { ...cash, allowed: way === 'delivery' && cash.allowed && told?.allowed !== false }
}

/** The checkout of a cart. What was chosen, typed and tried stays when the window is closed and opened again. */
export function Checkout(props: { cart: Cart; open: boolean; onClose: () => void }) {
  const { open, onClose } = props
  const user = useSession((state) => state.user.user)
  const [draft, setDraft] = useState(() => checkoutFor(user))
  const { cash } = useShop()
  const saved = savedFor(draft, user)
  const cart = useCartThere(props.cart, draft, saved)
  const told = useCashThere(cart, draft, saved, open)
  const placing = usePlaceOrder(cart, saved, onClose)
  // The provider's window takes the place of ours: a modal dialog would lie above it.
  if (placing.paying) return <PaymentUnderWay step={placing.paying} onGiveUp={placing.giveUp} />
  if (!open) return null
  const close = () => {
    placing.giveUp()
    onClose()
  }
  return (
    <CheckoutDialog
      cart={cart}
      cash={told}
      saved={saved}
      draft={forAmount(draft, cart.payCash ?? cart.finalAmount, cashFor(draft.way, cash, told))}
      onDraft={setDraft}
      placing={placing}
      onClose={close}
    />
  )
}
