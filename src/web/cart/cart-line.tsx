import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { CartItem } from '../../shared/contract/cart.ts'
import { cart as copy } from '../../shared/copy/cart.ts'
import { quantityLabels } from '../../shared/copy/quantity.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { cutText } from '../../ui/cut-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { useChangeQuantity } from './cart-changes.ts'

/** One line of the cart. Names and ids are cut (SPEC §9); the full name is read out and shown on pointing. */
export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const change = useChangeQuantity()
  /** Pieces that changes on their way add or take: the second press of minus at 2 asks, as at 1. */
  const onTheWay = useRef(0)
  const step = (pieces: 1 | -1) => {
    onTheWay.current += pieces
    const settled = () => {
      onTheWay.current -= pieces
    }
    change.mutateAsync({ item, action: pieces > 0 ? 'increment' : 'decrement' }).then(settled, settled)
  }
  const { product, variant, quantity, offerPrice, price, lineTotal } = item
  const name = variant ? `${product.name}, ${variant.name}` : product.name
  return (
    <li className="grid grid-cols-[min(5.5rem,26vw)_minmax(0,1fr)] gap-x-4 gap-y-3 p-3 sm:grid-cols-[7rem_1fr_auto] sm:p-4">
      <Link to={paths.product(product._id)} aria-label={product.name} className="row-span-2 self-start sm:row-span-1">
        <Picture
          src={product.mainImage}
          alt=""
          sizes="7rem"
          most={320}
          width={112}
          height={112}
          loading="eager"
          className="aspect-square w-full rounded-xs border border-line bg-paper object-contain"
        />
      </Link>
      <div className="min-w-0">
        <h2 className="text-base font-stretch-100%!">
          <Link to={paths.product(product._id)} title={product.name} className="inline-block py-0.5 hover:underline">
            <span aria-hidden="true">{cutText(product.name, limits.cut.cartName)}</span>
            <span className="sr-only">{product.name}</span>
          </Link>
        </h2>
        {variant && <p className="text-sm text-steel">{variant.name}</p>}
        <p title={product._id} className="text-xs text-steel">
          {copy.productId}: {cutText(product._id, limits.cut.cartProductId)}
        </p>
        <p className="figures mt-1 text-sm">
          <span className="font-semibold">{formatRupees(offerPrice)}</span>{' '}
          {offerPrice < price && <s className="text-steel">{formatRupees(price)}</s>}{' '}
          <span className="text-steel">{copy.each}</span>
        </p>
        <Shortage quantity={quantity} available={item.available} />
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-3 sm:col-start-3 sm:flex-col sm:items-end">
        <p className="figures wide order-last text-lg font-bold sm:order-first">{formatRupees(lineTotal)}</p>
        <div className="flex flex-wrap items-center gap-1">
          <QuantityStepper
            labels={quantityLabels(name)}
            quantity={quantity}
            onMore={() => step(1)}
            onFewer={() => (quantity + onTheWay.current <= 1 ? onRemove() : step(-1))}
          />
          <button
            type="button"
            aria-label={copy.remove(name)}
            onClick={onRemove}
            className="grid size-11 place-items-center rounded-sm text-steel hover:bg-bad-wash hover:text-bad"
          >
            <Icon of={Trash2} />
          </button>
        </div>
      </div>
    </li>
  )
}

/** Said where the shop has fewer pieces than the line asks for, or exactly as many. */
function Shortage({ quantity, available }: { quantity: number; available: number }) {
  if (quantity < available) return null
  const enough = quantity === available
  const text = available <= 0 ? copy.outOfStock : enough ? copy.lastPieces(available) : copy.onlyLeft(available)
  return <p className={`mt-1 text-xs font-semibold ${enough ? 'text-signal-deep' : 'text-bad'}`}>{text}</p>
}
