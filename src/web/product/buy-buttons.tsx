import { ShoppingCart, Zap } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { product as copy } from '../../shared/copy/product.ts'
import { paths } from '../paths.ts'
import { useAddToCart } from '../session/use-add-to-cart.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface BuyButtonsProps {
  productId: string
  variantId: string | null
  soldOut: boolean
}

/** Add to Cart stays here, Buy Now goes on to the cart. The pressed one shows that it works; neither takes a second press meanwhile. */
export function BuyButtons({ productId, variantId, soldOut }: BuyButtonsProps) {
  const addToCart = useAddToCart()
  const navigate = useNavigate()
  const [pressed, setPressed] = useState<'add' | 'buy'>('add')
  const add = (button: 'add' | 'buy') => {
    setPressed(button)
    addToCart.mutate(
      { productId, variantId, quantity: 1 },
      { onSuccess: () => (button === 'buy' ? navigate(paths.cart) : undefined) },
    )
  }
  const busy = addToCart.isPending
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        kind="signal"
        className="min-h-12"
        disabled={soldOut || busy}
        pending={busy && pressed === 'add'}
        onClick={() => add('add')}
      >
        {!(busy && pressed === 'add') && <Icon of={ShoppingCart} size={18} />}
        {copy.addToCart}
      </Button>
      <Button
        kind="ink"
        className="min-h-12"
        disabled={soldOut || busy}
        pending={busy && pressed === 'buy'}
        onClick={() => add('buy')}
      >
        {!(busy && pressed === 'buy') && <Icon of={Zap} size={18} />}
        {copy.buyNow}
      </Button>
    </div>
  )
}
