import { ShoppingCart, Zap } from 'lucide-react'
import { useState } from 'react'
import { product as copy } from '../../shared/copy/product.ts'
import { quantityLabels } from '../../shared/copy/quantity.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepClear } from '../../ui/keep-clear.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'
import { paths } from '../router/paths.ts'
import { useAddToCart } from '../session/use-add-to-cart.ts'

interface BuyButtonsProps {
  name: string
  productId: string
  variantId: string | null
  /** Pieces that can be bought now; of plenty a page may not know the number, and the cart tells. */
  stock: number
}

/** How many (kept while the variant changes, as far as there are), and the two buttons: Add to Cart stays here, Buy Now goes on to the cart. The pressed one shows that it works; neither takes a second press meanwhile. */
export function BuyButtons({ name, productId, variantId, stock }: BuyButtonsProps) {
  const addToCart = useAddToCart()
  const navigate = useNavigate()
  const most = stock < limits.plentyOfStock ? stock : Number.POSITIVE_INFINITY
  const [wanted, setQuantity] = useState(1)
  const quantity = Math.max(1, Math.min(wanted, most))
  const [pressed, setPressed] = useState<'add' | 'buy'>('add')
  const add = (button: 'add' | 'buy') => {
    setPressed(button)
    addToCart.mutate(
      { productId, variantId, quantity },
      { onSuccess: () => (button === 'buy' ? navigate(paths.cart) : undefined) },
    )
  }
  const busy = addToCart.isPending
  const off = stock <= 0 || busy
  return (
    <div className="grid-cols-[auto_1fr] gap-3 max-lg:contents lg:grid">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden="true" className="text-sm text-steel lg:sr-only">
          {copy.quantity}
        </span>
        <QuantityStepper
          quantity={quantity}
          onMore={() => setQuantity(quantity + 1)}
          onFewer={() => setQuantity(quantity - 1)}
          noMore={off || quantity >= most}
          noFewer={off || quantity <= 1}
          labels={quantityLabels(name)}
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
