import type { UsualItem } from '../../shared/contract/usual-items.ts'
import { orders } from '../../shared/copy/orders.ts'
import { usualItems as copy } from '../../shared/copy/usual-items.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { fullName } from '../goods/full-name.ts'
import { Price } from '../goods/price.tsx'
import { StockNote } from '../goods/stock-note.tsx'
import { paths } from '../router/paths.ts'

const priceLabels = { price: copy.price, was: copy.was }

interface UsualLineProps {
  item: UsualItem
  chosen: boolean
  pending: boolean
  onChoose: (chosen: boolean) => void
  onAdd: () => void
}

/** A usual item: what it is, how often and how many, what it costs today, and the way into the cart. */
export function UsualLine({ item, chosen, pending, onChoose, onAdd }: UsualLineProps) {
  const { productId, name, variantName, image, times, usual, now, replacedBy } = item
  const whole = fullName(replacedBy ?? item)
  const pieces = now?.pieces ?? 0
  return (
    <article className="grid grid-cols-[auto_4rem_minmax(0,1fr)] items-center gap-x-3 gap-y-3 rounded-sm border border-line bg-card p-3 sm:grid-cols-[auto_4rem_minmax(0,1fr)_auto]">
      <label className="grid size-11 place-items-center">
        <input
          type="checkbox"
          aria-label={copy.choose(whole)}
          checked={chosen}
          disabled={pieces === 0}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5 accent-teal"
        />
      </label>
      <Picture
        src={image}
        alt=""
        sizes="64px"
        most={192}
        width={64}
        height={64}
        loading="lazy"
        className="size-16 rounded-xs border border-line bg-paper object-contain"
      />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-base leading-snug font-semibold wrap-anywhere">
          {now && !replacedBy ? (
            <Link to={paths.product(productId)} className="inline-block py-1 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {variantName !== null && <p className="text-sm text-steel wrap-anywhere">{variantName}</p>}
        <p className="figures text-sm text-steel">{copy.times(times, usual)}</p>
        {now && (
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Price price={now.price} offerPrice={now.offerPrice} labels={priceLabels} />
            {pieces > 0 && <StockNote stock={now.stock} />}
          </div>
        )}
        <WhyChanged item={item} />
      </div>
      {now && (
        <Button
          kind="outline"
          className="col-span-full sm:col-span-1"
          aria-label={copy.addNamed(pieces, whole)}
          disabled={pieces === 0}
          pending={pending}
          onClick={onAdd}
        >
          {copy.add(pieces)}
        </Button>
      )}
    </article>
  )
}

/** Says why other pieces go into the cart than usual, or what is sold in place of the item. */
function WhyChanged({ item: { why, usual, now, replacedBy } }: { item: UsualItem }) {
  if (why === null) return null
  return (
    <>
      <p className="text-sm font-semibold text-bad wrap-anywhere">
        {orders.again.sentences[why](usual, now?.pieces ?? 0, replacedBy && fullName(replacedBy))}
      </p>
      {replacedBy && (
        <Link
          to={paths.product(replacedBy.productId)}
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-teal underline underline-offset-4"
        >
          {copy.seeInPlace}
        </Link>
      )}
    </>
  )
}
