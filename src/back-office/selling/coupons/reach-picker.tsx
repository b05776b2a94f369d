import { useQuery } from '@tanstack/react-query'
import { couponsOfficeCopy } from '../../../shared/copy/office/coupons.ts'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { ChosenKeys } from '../../parts/chosen-keys.tsx'
import { FindProducts } from '../../parts/find-products.tsx'
import { PartFailed } from '../../parts/part-failed.tsx'
import type { ReachedNames } from './use-reached-names.ts'

const copy = couponsOfficeCopy.reachPicker
const finder = { add: copy.products, addHint: copy.productsHint, found: copy.found, addOne: copy.addOne }

interface ReachPickerProps {
  reach: string
  /** Ids, with commas between them. */
  chosen: string
  names: ReachedNames
  error?: string | undefined
  disabled?: boolean
  onChange: (chosen: string) => void
}

/** The categories or products that a coupon is for: what is chosen stands below, by name, each with the way out. */
export function ReachPicker({ reach, chosen, names, error, disabled = false, onChange }: ReachPickerProps) {
  const ids = chosen === '' ? [] : chosen.split(',')
  const add = (id: string, name: string) => {
    names.learn(id, name)
    onChange([...ids, id].join(','))
  }
  const common = { error, disabled }
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      {reach === 'categories' ? (
        <AddCategory {...common} has={ids} onAdd={add} />
      ) : (
        <FindProducts {...common} copy={finder} has={ids} onAdd={({ _id, name }) => add(_id, name)} />
      )}
      <ChosenKeys
        chosen={ids}
        nameOf={names.of}
        remove={copy.remove}
        disabled={disabled}
        onChange={(left) => onChange(left.join(','))}
      />
    </div>
  )
}

interface AddCategoryProps {
  has: readonly string[]
  error: string | undefined
  disabled: boolean
  onAdd: (id: string, name: string) => void
}

function AddCategory({ has, error, disabled, onAdd }: AddCategoryProps) {
  const query = useQuery({
    queryKey: ['products', 'choices'],
    queryFn: ({ signal }) => callOffice('GET /products/choices', { signal }),
    staleTime: 60_000,
  })
  const categories = query.data?.data.categories ?? []
  const left = categories.filter(({ _id }) => !has.includes(_id)).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <div>
      <Select
        name="reached"
        label={copy.categories}
        error={error}
        disabled={disabled}
        value=""
        options={[{ value: '', label: copy.choose }, ...left]}
        onChange={({ target: { value } }) => {
          const name = categories.find(({ _id }) => _id === value)?.name
          if (name !== undefined) onAdd(value, name)
        }}
      />
      <PartFailed query={query} />
    </div>
  )
}
