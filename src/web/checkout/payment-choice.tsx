import { use } from 'react'
import type { Cart } from '../../shared/contract/cart.ts'
import type { CashAnswer } from '../../shared/contract/cash.ts'
import { checkout } from '../../shared/copy/checkout.ts'
import { ways } from '../../shared/copy/delivery-ways.ts'
import { paying } from '../../shared/copy/paying.ts'
import type { DeliveryWay } from '../../shared/delivery-ways.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import { Badge } from '../../ui/badge.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { PaymentNote } from '../site/payment-note.ts'
import { useShop } from '../site/use-shop.ts'
import { cashIsPossible, type PaymentMethod } from './checkout-draft.ts'

interface PaymentChoiceProps {
  cart: Cart
  way?: DeliveryWay
  /** The shop's answer about cash for this cart; left out until it is known. */
  cash?: CashAnswer | undefined
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  /** The order was confirmed without a choice. */
  missing: boolean
}

/** Returns why the cart cannot be paid in cash, and what to do; false where it can. */
function cashRefusal(
  { finalAmount, payCash = finalAmount }: Cart,
  cash: ShopIdentity['cash'],
  told: CashAnswer | undefined,
  way: DeliveryWay,
) {
  if (way === 'bus') return ways.busByCash
  if (way === 'pickup') return told?.reason ?? false
  if (!cash.allowed) return checkout.noCash
  if (cashIsPossible(payCash, cash)) return told?.reason ? [told.reason, told.hint].filter(Boolean).join(' ') : false
  return checkout.cashLimit(formatRupees(cash.belowRupees), cash.belowRupees === limits.cashBelowRupees)
}

/** Choice of how to pay, each way with its amount, before the choice (CONTRACT §3). */
export function PaymentChoice({ cart, cash: told, way = 'delivery', chosen, onChoose, missing }: PaymentChoiceProps) {
  const { cash, onlineDiscountPercent: percent } = useShop()
  const isOff = use(PaymentNote) === 'off'
  const noCash = cashRefusal(cart, cash, told, way)
  const { payCash = cart.finalAmount, cashFee } = cart
  const methods = [
    {
      value: 'cod',
      title: way === 'pickup' ? ways.atCounter : checkout.cod,
      text: way === 'pickup' ? ways.atCounterText : checkout.codText,
      always: cashFee !== undefined && checkout.codFee(formatRupees(cashFee)),
      amount: payCash,
      refused: noCash,
    },
    {
      value: 'online',
      title: (
        <>
          {checkout.online}{' '}
          {percent > 0 && (
            // where there is room the sentence below says it
            <span className="sm:hidden">
              <Badge tone="good">{checkout.onlineSaving(percent)}</Badge>
            </span>
          )}
        </>
      ),
      text: checkout.onlineText(percent),
      always: false,
      amount: isOff ? cart.finalAmount : cart.payOnline,
      refused: isOff && paying.offText,
    },
  ] as const
  return (
    <fieldset className={`grid gap-x-3 gap-y-2 lg:gap-3 ${noCash ? 'sm:max-lg:grid-pairs' : 'max-lg:grid-pairs'}`}>
      <legend className="sr-only">{checkout.payment}</legend>
      <p className={`col-span-full text-sm max-lg:font-semibold ${missing ? 'font-medium text-bad' : 'text-steel'}`}>
        {checkout.choosePayment}
      </p>
      {methods.map(({ value, title, text, always, amount, refused }) => (
        <RadioCard
          key={value}
          name="paymentMethod"
          value={value}
          checked={chosen === value}
          invalid={missing}
          disabled={refused !== false}
          onChoose={() => onChoose(value)}
          title={title}
          aside={<span className="figures font-bold sm:wide sm:text-lg">{formatRupees(amount)}</span>}
        >
          {refused || (
            <>
              <span className="max-sm:sr-only">{text}</span> {always}
            </>
          )}
        </RadioCard>
      ))}
      {chosen === 'online' && <Provider />}
    </fieldset>
  )
}

/** Names who takes the payment, how to reach them, and where it says how a payment is taken back (E-Commerce Rules 2020, r. 7). */
function Provider() {
  return (
    <p className="col-span-full text-sm text-steel">
      {checkout.takenBy}{' '}
      <Link to={`${paths.terms}#payment`} target="_blank" className="inline-block py-1 underline">
        {checkout.chargeBack}
      </Link>
    </p>
  )
}
