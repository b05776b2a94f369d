import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { GoodsRow } from '../../../shared/contract/office/goods-calls.ts'
import { windowCopy } from '../../../shared/copy/office/window.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { deafWhile } from '../../../ui/aria-disabled-while.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'

const copy = windowCopy.labelGoods
const leastLetters = 2
const shown = 8

/** The products that have a label: more are found and added, each can lose it. */
export default function LabelGoods({ label }: { label: string }) {
  const mayEdit = useMay()('products.edit')
  const list = useInfiniteQuery({
    queryKey: ['products', 'labelled', label],
    queryFn: ({ pageParam, signal }) =>
      callOffice('GET /products', { query: { label, sort: 'name', ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: { live: ['products'] },
  })
  const { act, pending } = useAct({
    send: (command, body: { add?: string[]; remove?: string[] }) =>
      callOffice('POST /window/labels/{id}/goods', { params: { id: label }, body, command }),
    stale: ['products'],
    failed: windowCopy.failed,
    onDone: () => void queryClient.invalidateQueries({ queryKey: ['window', 'labels'] }),
  })
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <Card title={copy.title} text={copy.text}>
      {mayEdit && <AddProducts labelled={rows} pending={pending} onAdd={(id) => act({ add: [id] })} />}
      <FormAlert text={list.error && failureText(list.error, copy.failed)} />
      {list.data && rows.length === 0 && <p className="text-sm text-steel">{copy.none}</p>}
      {rows.length > 0 && (
        <ul aria-label={copy.title} className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <Labelled
              key={row._id}
              row={row}
              pending={pending}
              onRemove={mayEdit ? () => act({ remove: [row._id] }) : undefined}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          kind="outline"
          className="justify-self-start"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </Card>
  )
}

interface LabelledProps {
  row: GoodsRow
  pending: boolean
  onRemove: (() => void) | undefined
}

function Labelled({ row, pending, onRemove }: LabelledProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <Thumb image={row.image} />
      <span className="min-w-0 flex-1">
        <Link to={`/products/${row._id}`} className="block font-semibold wrap-anywhere hover:underline">
          {row.name}
        </Link>
        {row.state !== 'on_sale' && <Badge tone="signal">{copy.notOnSale}</Badge>}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={copy.remove(row.name)}
          {...deafWhile(pending, onRemove)}
          className="grid size-11 shrink-0 place-items-center rounded-sm text-steel hover:bg-paper-sunk hover:text-ink aria-disabled:opacity-40"
        >
          <Icon of={X} size={18} />
        </button>
      )}
    </li>
  )
}

interface AddProductsProps {
  labelled: readonly GoodsRow[]
  pending: boolean
  onAdd: (id: string) => void
}

/** Finds products that do not have the label yet, while somebody types. */
function AddProducts({ labelled, pending, onAdd }: AddProductsProps) {
  const [text, setText] = useState('')
  const sought = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: ['products', 'to label', sought],
    queryFn: ({ signal }) => callOffice('GET /products', { query: { text: sought, sort: 'name' }, signal }),
    enabled: sought.length >= leastLetters,
  })
  const has = new Set(labelled.map(({ _id }) => _id))
  const isNew = ({ _id, state }: GoodsRow) => !has.has(_id) && state !== 'archived'
  const found = sought.length >= leastLetters ? (data?.data.filter(isNew).slice(0, shown) ?? []) : []
  return (
    <div>
      <Field
        name="add"
        label={copy.add}
        hint={copy.addHint}
        value={text}
        maxLength={officeLimits.officeSearchMax}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
      />
      {found.length > 0 && (
        <ul aria-label={copy.found} className="mt-2 divide-y divide-line rounded-sm border border-line-strong">
          {found.map((row) => (
            <li key={row._id}>
              <button
                type="button"
                aria-label={copy.addOne(row.name)}
                {...deafWhile(pending, () => onAdd(row._id))}
                className="flex min-h-14 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-paper-sunk focus-visible:-outline-offset-2 aria-disabled:opacity-60"
              >
                <Thumb image={row.image} />
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

function Thumb({ image }: { image: string }) {
  const box = 'block size-12 shrink-0 rounded-xs border border-line bg-paper-sunk object-contain'
  if (image === '') return <span aria-hidden="true" className={box} />
  return <Picture src={image} alt="" sizes="48px" most={160} width={48} height={48} className={box} />
}
