import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { BargainFields } from '../../../shared/contract/office/bargains.ts'
import { bargainsOffice as copy } from '../../../shared/copy/office/bargains.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Select } from '../../../ui/select.tsx'
import { allRead } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { FindProducts } from '../../parts/find-products.tsx'
import { focusWhatCame } from '../../parts/focus-what-came.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import { TypedField, type TypedFieldOf } from '../../parts/typed-field.tsx'
import { fromTyped } from '../../parts/typed-values.ts'
import { useEntry } from '../../parts/use-entry.ts'
import { useSendEntry } from '../../parts/use-send-entry.ts'

/** Terms as they are typed. */
interface TypedBargain extends Record<string, unknown> {
  productId: string
  name: string
  variantId: string
  from: string
  floorType: string
  floorValue: string
  counterOffers: string
  belowCost: boolean
}

const nothing: TypedBargain = {
  ...{ productId: '', name: '', variantId: '', from: '', floorType: 'percentage', floorValue: '' },
  ...{ counterOffers: '3', belowCost: false },
}
const finder = { add: copy.product, addHint: copy.choose, found: copy.found, addOne: copy.addOne }

function fieldsOf(floorType: string): TypedFieldOf[] {
  const isFlat = floorType === 'flat'
  return [
    { name: 'from', kind: 'count', label: copy.from, hint: copy.fromHint },
    {
      name: 'floorType',
      kind: 'choice',
      label: copy.floorType,
      options: (['percentage', 'flat'] as const).map((value) => ({ value, label: copy.types[value] })),
    },
    {
      name: 'floorValue',
      kind: isFlat ? 'rupees' : 'percent',
      label: isFlat ? copy.floorPrice : copy.floorPercent,
      hint: copy.floorHint,
    },
    {
      name: 'counterOffers',
      kind: 'choice',
      label: copy.counterOffers,
      options: ['1', '2', '3'].map((value) => ({ value, label: value })),
    },
  ]
}

function bodyOf({ productId, variantId, belowCost, ...typed }: TypedBargain): BargainFields {
  const read = fieldsOf(typed.floorType).map(({ name, kind }) => [name, fromTyped(kind, typed[name], false)])
  const { counterOffers, ...rest } = Object.fromEntries(read)
  return allRead({
    ...{ productId, variantId: variantId || null, belowCost },
    ...{ ...rest, counterOffers: Number(counterOffers) },
  }) as BargainFields
}

/** Takes offers for a product or one of its variants, on these terms; set again, the terms are the new ones. */
export function BargainForm() {
  const { typed, set, reset } = useEntry<TypedBargain>({ what: 'bargain new', start: () => nothing })
  // emptied fields begin anew: nothing is wrong with them yet
  const [saved, setSaved] = useState(0)
  const { send, isPending, error, errors } = useSendEntry({
    send: (body: TypedBargain, command) => callOffice('POST /bargains', { body: bodyOf(body), command }),
    stale: [['bargains']],
    onSent: () => {
      reset()
      setSaved(saved + 1)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(typed)
  }
  return (
    <Card title={copy.add}>
      <Form onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <FormAlert text={error && failureText(error, copy.failed)} />
        </div>
        <div className="sm:col-span-2">
          <Product typed={typed} set={set} error={errors.productId} />
        </div>
        {fieldsOf(typed.floorType).map((field) => (
          <TypedField
            key={`${saved} ${field.name}`}
            field={field}
            value={String(typed[field.name] ?? '')}
            error={errors[field.name]}
            onChange={(text) => set({ [field.name]: text })}
          />
        ))}
        <BelowCost typed={typed} set={set} />
        <Button type="submit" pending={isPending} className="sm:justify-self-start">
          {copy.save}
        </Button>
      </Form>
    </Card>
  )
}

interface PartProps {
  typed: TypedBargain
  set: (some: Partial<TypedBargain>) => void
}

/** Tick of whoever may see costs. */
function BelowCost({ typed, set }: PartProps) {
  if (!useMay()('costs.see')) return null
  return (
    <div className="sm:col-span-2">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={typed.belowCost}
          onChange={({ target }) => set({ belowCost: target.checked })}
          className="size-5 accent-teal"
        />
        {copy.belowCost}
      </label>
      <p className="text-sm text-steel">{copy.belowCostHint}</p>
    </div>
  )
}

/** The product that is chosen, and which of its variants. */
function Product({ typed: { productId, variantId, name }, set, error }: PartProps & { error: string | undefined }) {
  const part = useRef<HTMLDivElement>(null)
  const swap = ({ _id = '', name = '' }: { _id?: string; name?: string }) =>
    focusWhatCame(part, () => set({ productId: _id, variantId: '', name }))
  return (
    <div ref={part}>
      {productId === '' ? (
        <FindProducts copy={finder} has={[]} error={error} onAdd={swap} />
      ) : (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
            <Button kind="outline" onClick={() => swap({})}>
              {copy.change}
            </Button>
          </div>
          <Variants productId={productId} chosen={variantId} onChoose={(id) => set({ variantId: id })} />
        </div>
      )}
    </div>
  )
}

interface VariantsProps {
  productId: string
  /** Empty: all of them. */
  chosen: string
  onChoose: (id: string) => void
}

function Variants({ productId, chosen, onChoose }: VariantsProps) {
  const query = useQuery({
    queryKey: ['products', 'variants of', productId],
    queryFn: ({ signal }) => callOffice('GET /products/{id}', { params: { id: productId }, signal }),
  })
  const variants = query.data?.data.record.variants ?? []
  if (variants.length === 0) return <PartFailed query={query} />
  return (
    <Select
      name="variantId"
      label={copy.variant}
      value={chosen}
      options={[
        { value: '', label: copy.allVariants },
        ...variants.map((each) => ({ value: each._id, label: each.name })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
