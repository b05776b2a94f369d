import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { GoodsRow } from '../../shared/contract/office/goods-calls.ts'
import { officeLimits } from '../../shared/office-limits.ts'
import { deafWhile } from '../../ui/aria-disabled-while.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { callOffice } from '../api/call-office.ts'
import { focusFieldOf } from './chosen-keys.tsx'
import { GoodsThumb } from './goods-thumb.tsx'
import { PartFailed } from './part-failed.tsx'

const leastLetters = 2
const shown = 8

interface FindProductsProps {
  copy: { add: string; addHint: string; found: string; addOne: (name: string) => string }
  /** Ids of products that are there already. */
  has: readonly string[]
  pending?: boolean
  error?: string | undefined
  disabled?: boolean
  onAdd: (product: GoodsRow) => void
}

/** Finds products that are not there yet, while somebody types. */
export function FindProducts({ copy, has, pending = false, error, disabled = false, onAdd }: FindProductsProps) {
  const [text, setText] = useState('')
  const sought = useDeferredValue(text.trim())
  const query = useQuery({
    queryKey: ['products', 'found', sought],
    queryFn: ({ signal }) => callOffice('GET /products', { query: { text: sought, sort: 'name' }, signal }),
    enabled: sought.length >= leastLetters,
  })
  const isNew = ({ _id, state }: GoodsRow) => !has.includes(_id) && state !== 'archived'
  const found = sought.length >= leastLetters ? (query.data?.data.filter(isNew).slice(0, shown) ?? []) : []
  return (
    <div>
      <Field
        name="add"
        label={copy.add}
        hint={copy.addHint}
        error={error}
        disabled={disabled}
        value={text}
        maxLength={officeLimits.officeSearchMax}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {sought.length >= leastLetters && <PartFailed query={query} />}
      {found.length > 0 && (
        <ul aria-label={copy.found} className="mt-2 divide-y divide-line rounded-sm border border-line-strong">
          {found.map((row) => (
            <li key={row._id}>
              <button
                type="button"
                aria-label={copy.addOne(row.name)}
                {...deafWhile(pending, ({ currentTarget }) => {
                  focusFieldOf(currentTarget)
                  onAdd(row)
                })}
                className="flex min-h-14 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-paper-sunk focus-visible:-outline-offset-2 aria-disabled:opacity-60"
              >
                <GoodsThumb image={row.image} />
                <span className="min-w-0 flex-1 leading-5 break-words">{row.name}</span>
                <Icon of={Plus} size={18} className="text-teal" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
