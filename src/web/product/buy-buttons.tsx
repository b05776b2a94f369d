import { ShoppingCart, Zap } from 'lucide-react'
import { useRef, useState } from 'react'
import { product as copy } from '../../shared/copy/product.ts'
import { quantityLabels } from '../../shared/copy/quantity.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepClear } from '../../ui/keep-uncovered-by-toasts.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { refuseUnread } from '../../ui/reject-unparsed-numbers.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { paths } from '../router/paths.ts'
import { useAddToCart } from '../session/use-add-to-cart.ts'
import { useShop } from '../site/use-shop.ts'
import type { Quantity } from './use-quantity.ts'

interface BuyButtonsProps {
  name: string
  productId: string
  variantId: string | null
  /** Pieces that can be bought now. */
  stock: number
  /** Pieces of one press. */
  pack: number
  wanted: Quantity
}

/**
 * Quantity, and the two buttons: Add to Cart stays here, Buy Now goes on to the cart. The pressed one shows that it works;
 * neither takes a second press meanwhile.
 */
export function BuyButtons({ name, productId, variantId, stock, pack, wanted }: BuyButtonsProps) {
  const addToCart = useAddToCart(name)
  const navigate = useNavigate()
  const { phone } = useShop()
  const { quantity } = wanted
  const [pressed, setPressed] = useState<'add' | 'buy'>('add')
  const box = useRef<HTMLDivElement>(null)
  const add = (button: 'add' | 'buy') => {
    if (box.current && refuseUnread(box.current)) return
    setPressed(button)
    addToCart.mutate(
      { productId, variantId, quantity },
      { onSuccess: () => (button === 'buy' ? navigate(paths.cart) : undefined) },
    )
  }
  const busy = addToCart.isPending
  const off = stock <= 0 || wanted.tooFewLeft || busy
  return (
    <div ref={box} className="grid-cols-[auto_1fr] gap-3 max-lg:contents lg:grid">
      <noscript className="col-span-full">
        <p className="rounded-sm border border-line bg-paper px-3 py-2.5 text-sm">{copy.buyingNeedsScripts(phone)}</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden="true" className="text-sm text-steel lg:sr-only">
          {copy.quantity}
        </span>
        <QuantityStepper
          quantity={quantity}
          typed={wanted.typed}
          onType={wanted.typed.type}
          onTyped={wanted.take}
          onMore={wanted.more}
          onFewer={wanted.fewer}
          noMore={off || wanted.noMore}
          noFewer={off || wanted.noFewer}
          labels={quantityLabels(name, pack)}
        />
      </div>
      <div className="reachable grid grid-pairs gap-3">
        <Button
          kind="signal"
          className="min-h-12 px-3!"
          {...keepClear}
          disabled={off}
          pending={busy && pressed === 'add'}
          onClick={() => add('add')}
        >
          {!(busy && pressed === 'add') && <Icon of={ShoppingCart} size={18} />}
          {copy.addToCart}
        </Button>
        <Button
          kind="ink"
          className="min-h-12 px-3!"
          {...keepClear}
          disabled={off}
          pending={busy && pressed === 'buy'}
          onClick={() => add('buy')}
        >
          {!(busy && pressed === 'buy') && <Icon of={Zap} size={18} />}
          {copy.buyNow}
        </Button>
      </div>
    </div>
  )
}
