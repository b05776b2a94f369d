import { Trash2 } from 'lucide-react'
import type { CartItem } from '../../shared/contract/cart.ts'
import { cart as copy } from '../../shared/copy/cart.ts'
import { quantityLabels, priceSteps as steps } from '../../shared/copy/quantity.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { cutText, wordsLeftOut } from '../../ui/cut-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Link } from '../../ui/router/link.tsx'
import { nextCheaper } from '../goods/price-rows.ts'
import { paths } from '../router/paths.ts'
import { useLineQuantity, useWaiting } from './use-line-quantity.ts'

/** One line of the cart. Names and ids are cut (SPEC §9); the full name is read out and shown on pointing. */
export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const { product, variant, quantity, offerPrice, price, lineTotal, multiple } = item
  const line = useLineQuantity(item, onRemove)
  const cheaper = item.quote?.holds || item.deal?.holds ? null : nextCheaper(item, item)
  // cut names of two bearings read alike: what tells them apart stands below
  const kind = [wordsLeftOut(product.name, limits.cut.cartName), variant?.name].filter(Boolean).join(' · ')
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
        {kind && <p className="text-sm break-words text-steel">{kind}</p>}
        <p title={product._id} className="text-xs text-steel">
          {copy.productId}: {cutText(product._id, limits.cut.cartProductId)}
        </p>
        <p className="figures mt-1 text-sm">
          <span className="font-semibold">{formatRupees(offerPrice)}</span>{' '}
          {offerPrice < price && <s className="text-steel">{formatRupees(price)}</s>}{' '}
          <span className="text-steel">{copy.each}</span>
        </p>
        {item.sale && <p className="mt-1 text-xs font-semibold text-good">{item.sale}</p>}
        {cheaper && (
          <p className="figures mt-1 text-xs font-semibold text-good">
            {steps.more(cheaper.more, formatRupees(cheaper.price))}
          </p>
        )}
        {item.quote && <p className="mt-1 text-xs text-steel">{item.quote.note}</p>}
        {item.deal && <p className="mt-1 text-xs text-steel">{item.deal.note}</p>}
        <Shortage item={item} />
        <Waits item={item} />
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-3 sm:col-start-3 sm:flex-col sm:items-end">
        <p className="figures wide order-last text-lg font-bold sm:order-first">{formatRupees(lineTotal)}</p>
        <div className="flex flex-wrap items-center gap-1">
          <QuantityStepper
            labels={quantityLabels(name, multiple)}
            quantity={quantity}
            typed={line.typed}
            onType={line.typed.type}
            onTyped={line.take}
            onMore={() => line.step(multiple)}
            onFewer={line.fewer}
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

/** Said of a line whose changes wait for a connection; what it comes to is not known before they are made. */
function Waits({ item }: { item: CartItem }) {
  const { isAny, isLeaving, pieces } = useWaiting(item)
  if (!isAny) return null
  return <p className="mt-1 text-xs font-semibold text-signal-deep">{copy.waits(isLeaving ? null : pieces)}</p>
}

/** Said where the shop has fewer pieces than the line asks for, or exactly as many, and where they are not sold so. */
function Shortage({ item: { quantity, available, minimumQuantity, quantityNotice } }: { item: CartItem }) {
  const enough = quantity === available
  const text = shortageOf()
  return (
    <>
      {text && <p className={`mt-1 text-xs font-semibold ${enough ? 'text-signal-deep' : 'text-bad'}`}>{text}</p>}
      {quantityNotice && available >= minimumQuantity && (
        <p className="mt-1 text-xs font-semibold text-bad">{quantityNotice}</p>
      )}
    </>
  )
  function shortageOf(): string | null {
    if (available <= 0) return copy.outOfStock
    if (available < minimumQuantity) return copy.tooFewLeft(available, minimumQuantity)
    if (quantity < available) return null
    return enough ? copy.lastPieces(available) : copy.onlyLeft(available)
  }
}
