import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { GoodsRow } from '../../../shared/contract/office/goods-calls.ts'
import { windowCopy } from '../../../shared/copy/office/window.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { deafWhile } from '../../../ui/aria-disabled-while.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useAct } from '../../api/use-act.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { FindProducts } from '../../parts/find-products.tsx'
import { GoodsThumb } from '../../parts/goods-thumb.tsx'
import { MoreButton } from '../../parts/more-button.tsx'

const copy = windowCopy.labelGoods

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
  const ids = rows.map(({ _id }) => _id)
  return (
    <Card title={copy.title} text={copy.text}>
      {mayEdit && <FindProducts copy={copy} has={ids} pending={pending} onAdd={({ _id }) => act({ add: [_id] })} />}
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
      <MoreButton list={list} label={copy.more} className="justify-self-start" />
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
      <GoodsThumb image={row.image} />
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
