import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { StockItem } from '../../shared/contract/office/stock-calls.ts'
import { supplierCopy as copy } from '../../shared/copy/office/suppliers.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { stockLimits } from '../../shared/stock-limits.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Select } from '../../ui/select.tsx'
import { callOffice } from '../api/call-office.ts'
import { useAct } from '../api/use-act.ts'
import { useMay } from '../api/use-me.ts'
import { Card } from '../parts/card.tsx'
import { readPieces } from './read-figures.ts'
import { suppliersQuery } from './stock-data.ts'

type OfItem = NonNullable<StockItem['suppliers']>[number]

/** From whom it can be bought, and where it is ordered. */
export function ItemSuppliers({ item, suppliers }: { item: StockItem; suppliers: readonly OfItem[] }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  return (
    <Card title={copy.ofItem}>
      {suppliers.length === 0 && <p className="text-sm text-steel">{copy.ofItemNone}</p>}
      {suppliers.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {suppliers.map((supplier) => (
            <li key={supplier._id} className="py-2.5">
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  to={`/stock/suppliers/${supplier._id}`}
                  className="font-medium text-teal underline underline-offset-4"
                >
                  {supplier.name}
                </Link>
                {supplier.usual && <Badge tone="teal">{copy.usual}</Badge>}
                {!supplier.active && <Badge>{copy.asideMark}</Badge>}
              </p>
              <p className="figures text-sm text-steel">{detailsOf(supplier)}</p>
            </li>
          ))}
        </ul>
      )}
      {may('suppliers.edit') && (
        <Button kind="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          <Icon of={Truck} size={16} />
          {copy.setItem}
        </Button>
      )}
      {open && <SupplierOfItem itemId={item._id} known={suppliers} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function detailsOf({ code, pack, deliveryDays, lastCost }: OfItem): string {
  const cost = lastCost != null ? copy.lastCost(formatRupees(lastCost)) : null
  return [code, copy.packOf(pack), copy.inDays(deliveryDays), cost].filter(Boolean).join(' · ')
}

interface SupplierOfItemProps {
  itemId: string
  known: readonly OfItem[]
  onClose: () => void
}

function SupplierOfItem({ itemId, known, onClose }: SupplierOfItemProps) {
  const all = useQuery(suppliersQuery).data?.data.filter(({ active }) => active) ?? []
  const [supplierId, setSupplierId] = useState(known.find(({ usual }) => usual)?._id ?? '')
  const [wrong, setWrong] = useState(false)
  const present = known.find(({ _id }) => _id === supplierId)
  const { act, pending } = useAct({
    send: (command, body: { theirCode: string; pack: number; usual: boolean }) =>
      callOffice('POST /stock/{id}/suppliers/{supplierId}', { params: { id: itemId, supplierId }, body, command }),
    stale: ['stock'],
    failed: copy.failed,
    onDone: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const pack = readPieces(String(typed.get('pack')))
    setWrong(pack === undefined)
    if (pack === undefined || supplierId === '') return
    act({ theirCode: String(typed.get('theirCode')).trim(), pack, usual: typed.get('usual') === 'on' })
  }
  return (
    <Dialog title={copy.itemTitle} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <Form key={supplierId} onSubmit={submit} className="grid gap-4">
        <Select
          label={copy.one}
          value={supplierId}
          options={[{ value: '', label: copy.choose }, ...all.map(({ _id, name }) => ({ value: _id, label: name }))]}
          onChange={(event) => setSupplierId(event.target.value)}
        />
        <Field
          name="theirCode"
          label={copy.code}
          defaultValue={present?.code ?? ''}
          maxLength={stockLimits.supplierCodeMax}
          autoComplete="off"
        />
        <Field
          name="pack"
          label={copy.pack}
          defaultValue={present?.pack ?? 1}
          inputMode="numeric"
          autoComplete="off"
          error={wrong ? copy.packShape : undefined}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="usual" defaultChecked={present?.usual ?? true} className="size-5 accent-teal" />
          <span>
            {copy.usual}
            <span className="block text-xs text-steel">{copy.usualHint}</span>
          </span>
        </label>
        <Button type="submit" wide pending={pending} disabled={supplierId === ''}>
          {copy.save}
        </Button>
      </Form>
    </Dialog>
  )
}
