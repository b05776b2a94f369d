import type { ReactNode } from 'react'
import type { Cart } from '../../shared/contract/cart.ts'
import { cart as copy } from '../../shared/copy/cart.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { Button } from '../../ui/button.tsx'
import { HowMadeUp } from '../../ui/how-made-up.tsx'
import { keepClear } from '../../ui/keep-uncovered-by-toasts.ts'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { partFailed } from '../shell/part-failed.ts'
import { useShop } from '../site/use-shop.ts'
import { CartDelivery } from './cart-delivery.tsx'
import { discountPercent } from './discount-percent.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { GetQuote } from './get-quote.tsx'

const explainedCart = partLoader(() => import('./explained-cart.tsx'))

/** Amounts of the cart and their total. Every amount is the server's. */
export function OrderSummary({ cart, onProceed }: { cart: Cart; onProceed: () => void }) {
  const { formattedCart, couponDetails: coupon, deliveryCharges } = cart
  const { onlineDiscountPercent } = useShop()
  const stays = cart.ways?.find(({ way }) => way === 'delivery')?.refusal
  return (
    <section aria-labelledby="order-summary" className="rounded-sm border border-line bg-card p-4">
      <h2 id="order-summary" className="mb-3 text-lg">
        {copy.summary}
      </h2>
      <dl className="figures grid gap-2 text-sm">
        <Row name={copy.subTotal}>{formatRupees(formattedCart.subTotal)}</Row>
        {coupon && !coupon.freeDelivery && (
          <Row
            name={coupon.discountType === 'percentage' ? copy.discount(discountPercent(coupon)) : copy.flatDiscount}
            className="font-medium text-good"
          >
            −{formatRupees(coupon.discountAmount)}
          </Row>
        )}
        <Row name={copy.delivery}>
          {deliveryCharges === 0 ? (
            <span className="font-semibold text-good">{copy.free}</span>
          ) : (
            formatRupees(deliveryCharges)
          )}
        </Row>
        <Row name={copy.total} className="mt-1 border-t border-ink pt-3 text-base font-bold">
          <span className="wide text-xl">{formatRupees(cart.finalAmount)}</span>
        </Row>
        <Row name={copy.gst} className="text-xs text-steel">
          {formatRupees(cart.gst)}
        </Row>
      </dl>
      <HowMadeUp>
        {(close) => <LazyPart part={explainedCart} props={{ cart }} onFailure={partFailed(close)} />}
      </HowMadeUp>
      {stays ? (
        <p role="status" className="mt-3 text-sm font-semibold text-bad">
          {stays}
        </p>
      ) : (
        <CartDelivery />
      )}
      {onlineDiscountPercent > 0 && (
        <p className="mt-3 rounded-xs bg-good-wash px-3 py-2 text-sm font-medium text-good">
          {copy.payOnline(formatRupees(cart.payOnline), onlineDiscountPercent)}
        </p>
      )}
      {cart.cashFee !== undefined && cart.payCash !== undefined && (
        <p className="mt-3 text-sm text-steel">
          {copy.payCash(formatRupees(cart.payCash), formatRupees(cart.cashFee))}
        </p>
      )}
      <FreeDelivery cart={cart} />
      <Button wide {...keepClear} className="mt-4" onClick={onProceed}>
        {copy.proceed}
      </Button>
      <GetQuote />
    </section>
  )
}

function Row({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className ?? ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
