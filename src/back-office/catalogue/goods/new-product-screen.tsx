import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useState } from 'react'
import type { GoodsChoices } from '../../../shared/contract/office/goods-calls.ts'
import { firstRunCategories } from '../../../shared/copy/office/first-run-categories.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { productFields } from '../../../shared/office/goods-fields.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { allRead, type NumberInput } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { FirstRunCategories } from '../../parts/first-run-categories.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { keepInTab, readKept } from '../../parts/tab-storage.ts'
import { useEntry } from '../../parts/use-entry.ts'
import { useSendEntry } from '../../parts/use-send-entry.ts'
import { FinishNew } from './finish-new.tsx'
import { adoptGoods, choicesQuery, goodsQuery } from './goods-data.ts'
import { hsnPart, partFailed } from './goods-dialogs.ts'

/** A new product in under a minute: what it is, then its photograph, then it is on sale. */
export default function NewProductScreen() {
  const choices = useQuery(choicesQuery)
  const [id, setId] = useState<string | null>(null)
  // the second step is read from its beginning
  useLayoutEffect(() => {
    if (id !== null) window.scrollTo({ top: 0 })
  }, [id])
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to="/products">{copy.back}</BackLink>
      <ScreenHead title={copy.newTitle} text={id === null ? copy.newText : copy.step(2)} />
      <LoadedPart query={choices}>
        {({ data }) =>
          id !== null ? (
            <SecondStep id={id} choices={data} />
          ) : missingOf(data).length > 0 ? (
            <FirstRunCategories missing={missingOf(data)} text={firstRunCategories.text} then="?then=product" />
          ) : (
            <FirstStep choices={data} onAdded={setId} />
          )
        }
      </LoadedPart>
    </div>
  )
}

/** Returns which of categories and brands, of which a product needs one, the shop does not have. */
function missingOf(choices: GoodsChoices) {
  return (['categories', 'brands'] as const).filter((shelf) => choices[shelf].length === 0)
}

function SecondStep({ id, choices }: { id: string; choices: GoodsChoices }) {
  const query = useQuery(goodsQuery(id))
  return <LoadedPart query={query}>{({ data }) => <FinishNew detail={data} choices={choices} />}</LoadedPart>
}

/** The GST rate of most products of the trade, in percent. */
const usualRate = 18

const lastKept = 'new-product'

/** Returns the choices of the last product added in this tab: people add one kind after the other. */
function lastChosen(): { place?: string; brandId?: string } {
  return (readKept(lastKept) as ReturnType<typeof lastChosen> | undefined) ?? {}
}

function FirstStep({ choices, onAdded }: { choices: GoodsChoices; onAdded: (id: string) => void }) {
  const { typed, set, forget } = useEntry({ what: 'product new', start: blank })
  const { price, stock } = typed
  const {
    send,
    isPending,
    error: failure,
    errors: wrong,
  } = useSendEntry({
    send: addGoods,
    onSent: ({ data }) => {
      forget()
      keepInTab(lastKept, { place: typed.place, brandId: typed.brandId })
      onAdded(data.record._id)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ ...typed, ...allRead({ price, stock }) })
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-4 rounded-md border border-line bg-card p-4 sm:p-6">
      <p className="caption text-steel">
        {copy.step(1)} · {copy.stepGoods}
      </p>
      <FormAlert text={failure ? failureText(failure, copy.notSent) : null} />
      <WhatItIs choices={choices} wrong={wrong} typed={typed} set={set} />
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          kind="rupees"
          label={productFields.price.label}
          hint={copy.priceHint}
          value={price}
          onChange={(next) => set({ price: next })}
          error={wrong.price ?? wrong['product.price']}
        />
        <NumberField
          kind="count"
          label={copy.stockNow}
          hint={copy.stockHint}
          value={stock}
          onChange={(next) => set({ stock: next })}
          error={wrong.stock}
        />
      </div>
      <Button type="submit" wide pending={isPending}>
        {copy.makeDraft}
      </Button>
    </Form>
  )
}

/** The first fields of a new product. A type, so that a draft takes it. */
type NewGoods = {
  name: string
  place: string
  brandId: string
  code: string
  rate: number
  price: NumberInput
  stock: NumberInput
}

function blank(): NewGoods {
  const { place = '', brandId = '' } = lastChosen()
  return { name: '', place, brandId, code: '', rate: usualRate, price: null, stock: 0 }
}

interface WhatItIsProps {
  choices: GoodsChoices
  wrong: Readonly<Record<string, string>>
  typed: NewGoods
  set: (some: Partial<NewGoods>) => void
}

function WhatItIs({ choices, wrong, typed: { name, place, brandId, code, rate }, set }: WhatItIsProps) {
  return (
    <>
      <Field
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        error={wrong.name}
        value={name}
        onChange={({ target }) => set({ name: target.value })}
        maxLength={goodsLimits.name}
        autoComplete="off"
      />
      <Select
        name="place"
        label={productFields.categoryId.label}
        options={orNone(copy.noCategory, placesOf(choices))}
        value={place}
        onChange={({ target }) => set({ place: target.value })}
        error={wrong.categoryId ?? wrong.subcategoryId}
      />
      <Select
        name="brandId"
        label={productFields.brandId.label}
        options={orNone(
          copy.noBrand,
          choices.brands.map(({ _id, name }) => ({ value: _id, label: name })),
        )}
        value={brandId}
        onChange={({ target }) => set({ brandId: target.value })}
        error={wrong.brandId}
      />
      <LazyPart
        part={hsnPart}
        props={{
          code,
          onCode: (next) => set({ code: next }),
          rate,
          onRate: (next) => set({ rate: next }),
          error: wrong.hsnCode,
          hint: copy.hsnNewHint(rate),
        }}
        onFailure={partFailed}
      />
    </>
  )
}

type ReadGoods = Omit<NewGoods, 'price' | 'stock'> & { price: number | null; stock: number | null }

/** Adds a product with its first stock. */
async function addGoods({ name, place, brandId, code, rate, price, stock }: ReadGoods, command: string) {
  const [categoryId = '', subcategoryId = null] = place.split(' ')
  const tax = { hsnCode: code, gstRate: rate }
  const product = { name, categoryId, subcategoryId, brandId, price: price ?? 0, ...tax }
  const { data } = await callOffice('POST /products', { body: { product, stock: stock ?? 0 }, command })
  adoptGoods(data)
  return { data }
}

type Choice = { value: string; label: string }

/** Nothing is chosen by itself: the first of a list would be what nobody meant. */
const orNone = (label: string, all: Choice[]) => [{ value: '', label }, ...all]

/** Categories with their subcategories below them, as one choice. */
function placesOf({ categories }: GoodsChoices): Choice[] {
  return categories.flatMap(({ _id, name, subcategories }) => [
    { value: _id, label: name },
    ...subcategories.map((sub) => ({ value: `${_id} ${sub._id}`, label: `${name} › ${sub.name}` })),
  ])
}
