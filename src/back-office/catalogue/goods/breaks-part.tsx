import { Plus, Trash2 } from 'lucide-react'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { isUnread, type NumberInput } from '../../../ui/unparsed-number.ts'
import { useMay } from '../../api/use-me.ts'
import type { GoodsForm } from './use-goods-draft.ts'
import { useRowKeys } from './use-row-keys.ts'

interface TypedBreak {
  from: NumberInput
  price: NumberInput
}

/** "6 or more, ₹8 each": rows from few pieces to many. */
export default function BreaksPart({ form, field }: { form: GoodsForm; field: string }) {
  const mayPrice = useMay()('prices.edit')
  const breaks = form.value<TypedBreak[]>(field)
  const put = (at: number, part: Partial<TypedBreak>) =>
    form.set(
      field,
      breaks.map((each, place) => (place === at ? { ...each, ...part } : each)),
    )
  const last = breaks.at(-1)
  const { keys, added, removed } = useRowKeys(breaks.length)
  const add = () => {
    added(breaks.length)
    form.set(field, [...breaks, { from: 2 * numberOf(last?.from, 5), price: numberOf(last?.price, 0) }])
  }
  const remove = (at: number) => {
    removed(at)
    form.set(field, breaks.toSpliced(at, 1))
  }
  return (
    <fieldset disabled={!mayPrice} className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{form.labels[field]}</legend>
      <p className="text-xs text-steel">{copy.breaksHint}</p>
      {breaks.map(({ from, price }, at) => (
        <div key={keys[at]} className="flex items-end gap-3">
          <NumberField
            kind="count"
            label={copy.breakFrom}
            value={from}
            onChange={(now) => put(at, { from: now })}
            className="min-w-0 flex-1"
          />
          <NumberField
            kind="rupees"
            label={copy.breakPrice}
            value={price}
            onChange={(now) => put(at, { price: now })}
            className="min-w-0 flex-1"
          />
          <Button
            kind="quiet"
            className="px-3 text-ink"
            aria-label={copy.removeBreak(numberOf(from, 0))}
            onClick={() => remove(at)}
          >
            <Icon of={Trash2} size={18} />
          </Button>
        </div>
      ))}
      <FormAlert text={form.error(field) ?? null} />
      <div>
        <Button kind="outline" onClick={add}>
          <Icon of={Plus} size={16} />
          {copy.addBreak}
        </Button>
      </div>
    </fieldset>
  )
}

function numberOf(typed: NumberInput | undefined, other: number): number {
  return isUnread(typed) ? other : (typed ?? other)
}
