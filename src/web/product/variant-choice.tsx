import type { Variant } from '../../shared/contract/catalogue.ts'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { product as copy } from '../../shared/copy/product.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'

interface VariantChoiceProps {
  variants: readonly Variant[]
  chosen: Variant | null
  onChoose: (variantId: string) => void
}

/** The ways in which a product is sold, each with its price; one that is sold out can be looked at. */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const attribute = variants[0]?.attributes.title || copy.variants
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm">
        <span className="text-steel">{attribute}: </span>
        <span className="font-semibold">{chosen?.attributes.description || chosen?.name}</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
        {variants.map((variant) => (
          <label
            key={variant._id}
            className={classNames(
              'relative flex min-h-14 flex-col justify-center rounded-sm border bg-card px-3 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
              variant === chosen ? 'border-ink bg-signal-wash ring-1 ring-ink' : 'border-line-strong hover:border-ink',
              variant.stock <= 0 && 'border-dashed text-steel',
            )}
          >
            <input
              type="radio"
              name="variant"
              value={variant._id}
              checked={variant === chosen}
              onChange={() => onChoose(variant._id)}
              // above its words: they are pressed as themselves, and the label takes it
              className="target h-1.5!"
            />
            <span className="text-sm leading-tight font-semibold">{variant.name}</span>
            <span className="figures text-xs text-steel">
              {variant.stock > 0 ? formatRupees(variant.offerPrice ?? variant.price) : catalogue.outOfStock}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
