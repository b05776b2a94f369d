import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { productFields as fields } from '../../../shared/office/goods-fields.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import type { NumberInput } from '../../../ui/unparsed-number.ts'
import { useMay } from '../../api/use-me.ts'
import type { GoodsForm } from './use-goods-draft.ts'

/** MRP, offer and quantities. `ofVariants`: what it costs is said by its variants. */
export function PricePart({ form, ofVariants }: { form: GoodsForm; ofVariants: boolean }) {
  const mayPrice = useMay()('prices.edit')
  const number = (field: string) => ({
    value: form.value<NumberInput>(field),
    error: form.error(field),
    onChange: (now: NumberInput) => form.set(field, now),
  })
  const isFixed = ofVariants || !mayPrice
  return (
    <>
      {ofVariants && <p className="text-sm text-steel">{copy.priceOfVariants}</p>}
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        <NumberField
          kind="rupees"
          label={fields.price.label}
          hint={copy.priceHint}
          disabled={isFixed}
          {...number('price')}
        />
        <NumberField
          kind="rupees"
          label={fields.offerPrice.label}
          optional
          disabled={isFixed}
          {...number('offerPrice')}
        />
        <NumberField kind="count" label={fields.minimumQuantity.label} {...number('minimumQuantity')} />
        <NumberField kind="count" label={fields.multiple.label} {...number('multiple')} />
      </div>
    </>
  )
}
