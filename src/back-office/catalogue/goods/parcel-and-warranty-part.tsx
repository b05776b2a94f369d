import { goodsCopy } from '../../../shared/copy/office/goods-screens.ts'
import { productFields as fields } from '../../../shared/office/goods-fields.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import type { NumberInput } from '../../../ui/unparsed-number.ts'
import type { GoodsForm } from './use-goods-draft.ts'

/** Weight, longest side and warranty, what carriers do not take, and whether it may be returned. */
export default function ParcelPart({ form }: { form: GoodsForm }) {
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {(['weightGrams', 'longestMm', 'warrantyMonths'] as const).map((field) => (
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
      {(['flammable', 'glass', 'returnable'] as const).map((field) => (
        <label key={field} className="col-span-2 flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={form.value<boolean>(field)}
            aria-invalid={form.error(field) ? true : undefined}
            onChange={(event) => form.set(field, event.target.checked)}
            className="size-5 shrink-0 accent-teal"
          />
          {goodsCopy[field]}
        </label>
      ))}
    </div>
  )
}
