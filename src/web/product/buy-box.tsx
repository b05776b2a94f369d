import { Check } from 'lucide-react'
import type { Product, Variant } from '../../shared/contract/catalogue.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { product as copy } from '../../shared/copy/product.ts'
import { priceSteps as steps } from '../../shared/copy/quantity.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { JumpLink } from '../../ui/jump-link.tsx'
import { Price } from '../goods/price.tsx'
import { priceRows } from '../goods/price-rows.ts'
import { RatingStars } from '../goods/rating-stars.tsx'
import { StockNote } from '../goods/stock-note.tsx'
import { GoodsActions } from '../product-actions/goods-actions.tsx'
import { useShop } from '../site/use-shop.ts'
import { AskPrice } from './ask-price.tsx'
import { AskWhenBack } from './ask-when-back.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { DeliveryBox } from './delivery-box.tsx'
import { FitsInCart } from './fits.tsx'
import { PriceTable } from './price-table.tsx'
import { useQuantity } from './use-quantity.ts'
import { VariantChoice } from './variant-choice.tsx'

interface BuyBoxProps {
  product: Product
  variant: Variant | null
  onVariant: (variantId: string) => void
}

const priceLabels = { price: catalogue.price, was: catalogue.was }

/** Everything one decides by: name, rating, price, variant, stock, and the two buttons. */
export function BuyBox({ product, variant, onVariant }: BuyBoxProps) {
  const offered = variant ?? product
  const wanted = useQuantity(offered)
  const rows = priceRows(offered.offerPrice ?? offered.price, offered)
  const soldIn = steps.soldIn(offered.minimumQuantity, offered.multiple)
  const { cash, address } = useShop()
  const { invoice, cash: onDelivery, from } = copy.assurances
  const assurances = [invoice, cash.allowed ? onDelivery : '', address.city && from(address.city)].filter(Boolean)
  return (
    <section aria-label={product.name} className="flex flex-col gap-5">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <span className="caption text-teal">{product.brand.name}</span>
          {product.labels.map((label) => (
            <Badge key={label._id} tone="teal">
              {label.name}
            </Badge>
          ))}
        </p>
        <h1 className="text-2xl md:text-3xl">{product.name}</h1>
        {product.totalRatings > 0 && (
          <JumpLink
            to="ratings"
            className="flex min-h-8 items-center gap-2 justify-self-start text-sm text-steel hover:underline"
          >
            <RatingStars value={product.averageRating} label={copy.outOfFive(product.averageRating)} />
            <span className="figures">
              <span aria-hidden="true">{product.averageRating.toFixed(1)} · </span>
              {copy.ratingsCount(product.totalRatings)}
            </span>
          </JumpLink>
        )}
      </div>
      <div className="border-y border-line py-4">
        <Price {...offered} sale={offered.sale?.text} size="page" labels={priceLabels} />
        {offered.unitPrice && (
          <p className="figures mt-1 text-sm font-semibold">
            {copy.perUnit(offered.unitPrice.amount, offered.unitPrice.per)}
          </p>
        )}
        <p className="mt-1 text-xs text-steel">{copy.taxes}</p>
        {offered.priceBreaks.length > 0 && <PriceTable rows={rows} quantity={wanted.quantity} />}
      </div>
      {product.variants.length > 0 && (
        <VariantChoice variants={product.variants} chosen={variant} onChoose={onVariant} />
      )}
      <div className="gap-2 max-lg:contents lg:grid">
        {wanted.tooFewLeft ? (
          <p className="text-xs font-semibold text-bad">{steps.tooFewLeft(offered.stock, offered.minimumQuantity)}</p>
        ) : (
          <StockNote stock={offered.stock} />
        )}
        {offered.stock <= 0 && <AskWhenBack key={variant?._id} product={product} variantId={variant?._id ?? null} />}
        {soldIn && <p className="text-sm text-steel">{soldIn}</p>}
        <BuyButtons
          name={product.name}
          productId={product._id}
          variantId={variant?._id ?? null}
          stock={offered.stock}
          pack={offered.multiple}
          wanted={wanted}
        />
      </div>
      <AskPrice key={`price ${variant?._id}`} product={product} variant={variant} />
      <FitsInCart productId={product._id} variantId={variant?._id ?? null} />
      <GoodsActions id={product._id} name={product.name} chosen={{ variantId: variant?._id ?? null }} />
      {offered.stock > 0 && <DeliveryBox productId={product._id} variantId={variant?._id ?? null} />}
      <ul className="grid gap-1.5 text-sm text-steel">
        {assurances.map((assurance) => (
          <li key={assurance} className="flex items-center gap-2">
            <Icon of={Check} size={16} className="text-good" />
            {assurance}
          </li>
        ))}
      </ul>
    </section>
  )
}
