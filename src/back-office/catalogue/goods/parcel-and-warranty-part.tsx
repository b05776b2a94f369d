import { productFields as fields } from '../../../shared/office/goods-fields.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import type { NumberInput } from '../../../ui/unparsed-number.ts'
import type { GoodsForm } from './use-goods-draft.ts'

/** Weight and warranty. */
export default function ParcelPart({ form }: { form: GoodsForm }) {
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {(['weightGrams', 'warrantyMonths'] as const).map((field) => (
        <NumberField
          key={field}
          kind="count"
          label={fields[field].label}
          unit={fields[field].unit}
          optional
          value={form.value<NumberInput>(field)}
          error={form.error(field)}
          onChange={(now) => form.set(field, now)}
        />
      ))}
    </div>
  )
}
