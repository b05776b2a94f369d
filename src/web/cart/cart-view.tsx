import { ShoppingCart } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Cart } from '../../shared/contract/cart.ts'
import { cart as copy } from '../../shared/copy/cart.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { refuseUnread } from '../../ui/reject-unparsed-numbers.ts'
import { Checkout } from '../checkout/checkout.tsx'
import { paths } from '../router/paths.ts'
import { BusySign } from './busy-sign.tsx'
import { useCartAtPin } from './cart-delivery.tsx'
import { CartFits } from './cart-fits.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { ClearedCart } from './cleared-cart.tsx'
import { CouponBox } from './coupon-box.tsx'
import { OrderSummary } from './order-summary.tsx'

/** A loaded cart: its lines, the coupons, what it comes to, and the way to the order. */
export function CartView(props: { cart: Cart }) {
  const cart = useCartAtPin(props.cart)
  const [checkingOut, setCheckingOut] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { items } = cart.formattedCart
  const lines = useRef<HTMLDivElement>(null)
  // a quantity that cannot be read is not what would be ordered
  const proceed = () => lines.current && !refuseUnread(lines.current) && setCheckingOut(true)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 border-b border-ink pb-2 md:mb-6">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {copy.title}
        </h1>
        <p className="text-steel">{copy.count(items.length)}</p>
      </div>
      <BusySign />
      <CartNotices notices={cart.notices} />
      <ClearedCart onRestored={() => heading.current?.focus()} />
      {items.length === 0 ? (
        <EmptyState icon={ShoppingCart} title={copy.empty} text={copy.emptyText}>
          <ButtonLink to={paths.products}>{copy.continueShopping}</ButtonLink>
          <ButtonLink kind="outline" to={paths.quickOrder}>
            {copy.pasteList}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <div ref={lines}>
              <CartLines items={items} onRemoved={() => heading.current?.focus()} />
              <CartFits items={items} />
            </div>
            <CouponBox applied={cart.couponDetails} />
          </div>
          <div className="lg:sticky lg:top-24">
            <OrderSummary cart={cart} onProceed={proceed} />
          </div>
          <CheckoutBar amount={cart.finalAmount} onProceed={proceed} />
        </div>
      )}
      <Checkout cart={cart} open={checkingOut} onClose={() => setCheckingOut(false)} />
    </>
  )
}
