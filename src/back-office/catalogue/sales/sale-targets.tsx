import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import type { SaleReach } from '../../../shared/office/sale-states.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import { choicesQuery } from './sale-data.ts'

/** Something that a sale applies to. */
export interface SaleTarget {
  _id: string
  name: string
}

interface SaleTargetsProps {
  reach: SaleReach
  targets: readonly SaleTarget[]
  error: string | undefined
  onChange: (targets: SaleTarget[]) => void
}

const leastLetters = 2
const shown = 8

/** Targets of a sale: chosen from a list or found among the products, each can be taken out again. */
export function SaleTargets({ reach, targets, error, onChange }: SaleTargetsProps) {
  const chosen = useId()
  const has = new Set(targets.map(({ _id }) => _id))
  const add = (target: SaleTarget) => onChange([...targets, target])
  const picker = { has, error, onAdd: add }
  return (
    <div className="grid grid-cols-1 gap-2 sm:col-span-2">
      {reach === 'products' ? <FindProduct {...picker} /> : <ChooseOne {...picker} reach={reach} />}
      {targets.length > 0 && (
        <ul aria-label={copy.chosen} id={chosen} className="flex flex-wrap gap-2">
          {targets.map(({ _id, name }) => (
            <li key={_id} className="flex max-w-full items-center rounded-sm border border-line bg-paper-sunk pl-3">
              <span className="min-w-0 py-1 text-sm wrap-anywhere">{name}</span>
              <button
                type="button"
                aria-label={copy.remove(name)}
                onClick={() => onChange(targets.filter((each) => each._id !== _id))}
                className="grid size-11 shrink-0 place-items-center text-steel hover:text-ink"
              >
                <Icon of={X} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PickerProps {
  has: ReadonlySet<string>
  error: string | undefined
  onAdd: (target: SaleTarget) => void
}

function ChooseOne({ reach, has, error, onAdd }: PickerProps & { reach: Exclude<SaleReach, 'products'> }) {
  const query = useQuery(choicesQuery)
  const all = query.data ? optionsOf(query.data.data)[reach] : []
  const open = all.filter(({ _id }) => !has.has(_id))
  return (
    <>
      <Select
        name="targets"
        label={copy.choose[reach]}
        error={error}
        value=""
        options={[{ value: '', label: copy.chooseNone }, ...open.map(({ _id, name }) => ({ value: _id, label: name }))]}
        onChange={({ target }) => {
          const found = open.find(({ _id }) => _id === target.value)
          if (found) onAdd(found)
        }}
      />
      <PartFailed query={query} />
    </>
  )
}

type Choices = Awaited<ReturnType<typeof callOffice<'GET /products/choices'>>>['data']

function optionsOf({ categories, brands, labels }: Choices): Record<Exclude<SaleReach, 'products'>, SaleTarget[]> {
  const plain = ({ _id, name }: SaleTarget) => ({ _id, name })
  return {
    category: categories.flatMap((category) => [
      plain(category),
      ...category.subcategories.map(({ _id, name }) => ({ _id, name: `${category.name} › ${name}` })),
    ]),
    brand: brands.map(plain),
    highlight: labels.map(plain),
  }
}

/** Finds products by their names, while somebody types. */
function FindProduct({ has, error, onAdd }: PickerProps) {
  const [text, setText] = useState('')
  const sought = useDeferredValue(text.trim())
  const isEnough = sought.length >= leastLetters
  const query = useQuery({
    queryKey: ['products', 'for sale', sought],
    queryFn: ({ signal }) => callOffice('GET /products', { query: { text: sought, sort: 'name' }, signal }),
    enabled: isEnough,
  })
  const found = isEnough
    ? (query.data?.data ?? []).filter(({ _id, state }) => !has.has(_id) && state === 'on_sale')
    : []
  return (
    <div>
      <Field
        name="targets"
        label={copy.choose.products}
        hint={copy.chooseHint}
        error={error}
        value={text}
        maxLength={officeLimits.officeSearchMax}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isEnough && <PartFailed query={query} />}
      {found.length > 0 && (
        <ul aria-label={copy.found} className="mt-2 divide-y divide-line rounded-sm border border-line-strong">
          {found.slice(0, shown).map(({ _id, name }) => (
            <li key={_id}>
              <button
                type="button"
                aria-label={copy.addOne(name)}
                onClick={() => onAdd({ _id, name })}
                className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-paper-sunk focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 flex-1 leading-5 wrap-anywhere">{name}</span>
                <Icon of={Plus} size={18} className="text-teal" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
