import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { GoodsChoices } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { goodsLacks, goodsSorts } from '../../../shared/office/goods-lists.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { Select } from '../../../ui/select.tsx'
import { FilterChips } from '../../parts/filter-chips.tsx'
import { useHeading } from '../../parts/heading.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { choicesQuery } from './goods-data.ts'

type Named = readonly { _id: string; name: string }[]
const any = { value: '', label: copy.any }
const asOptions = (all: Named = []) => [any, ...all.map(({ _id, name }) => ({ value: _id, label: name }))]

/** The filters of the list of products. */
export function GoodsFilters({ params }: { params: URLSearchParams }) {
  const query = useQuery(choicesQuery)
  const choices = query.data?.data
  return (
    <FilterChips
      copy={copy}
      path="/products"
      params={params}
      inWords={(name, value) => inWords(choices, name, value)}
      form={(close) => (
        <LoadedPart query={query}>{({ data }) => <Fields params={params} choices={data} onDone={close} />}</LoadedPart>
      )}
    />
  )
}

function Fields({ params, choices, onDone }: { params: URLSearchParams; choices: GoodsChoices; onDone: () => void }) {
  const navigate = useNavigate()
  const heading = useHeading()
  const now = (name: string) => params.get(name) ?? ''
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const kept = [...heading()].filter(([name]) => name === 'state' || name === 'text')
    const chosen = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    onDone()
    navigate(`/products?${new URLSearchParams([...kept, ...chosen.filter(([, value]) => value !== '')])}`)
  }
  const lacks = [any, ...goodsLacks.map((value) => ({ value, label: copy.lacks[value] }))]
  const sorts = goodsSorts.map((value) => ({ value, label: copy.sorts[value] }))
  return (
    <Form onSubmit={apply} className="grid gap-4 sm:grid-cols-2">
      <Select
        name="category"
        label={copy.category}
        options={asOptions(choices.categories)}
        defaultValue={now('category')}
      />
      <Select name="brand" label={copy.brand} options={asOptions(choices.brands)} defaultValue={now('brand')} />
      <Select name="label" label={copy.label} options={asOptions(choices.labels)} defaultValue={now('label')} />
      <Select name="lacks" label={copy.lack} options={lacks} defaultValue={now('lacks')} />
      <Select
        name="sort"
        label={copy.sort}
        options={sorts}
        defaultValue={now('sort') || 'changed'}
        className="sm:col-span-2"
      />
      <Button type="submit" className="sm:col-span-2">
        {copy.apply}
      </Button>
    </Form>
  )
}

/** A filter as people say it; null: none to take off. */
function inWords(choices: GoodsChoices | undefined, name: string, value: string): string | null {
  const called = (all: Named = []) => all.find(({ _id }) => _id === value)?.name ?? value
  if (name === 'category') return called(choices?.categories)
  if (name === 'subcategory') return called(choices?.categories.flatMap(({ subcategories }) => subcategories))
  if (name === 'brand') return called(choices?.brands)
  if (name === 'label') return called(choices?.labels)
  if (name === 'text') return `“${value}”`
  if (name === 'lacks') return copy.lacks[value as keyof typeof copy.lacks] ?? value
  return name === 'sort' && value !== 'changed' ? (copy.sorts[value as keyof typeof copy.sorts] ?? value) : null
}
