import { Truck } from 'lucide-react'
import { useState } from 'react'
import type { StockItem } from '../../../shared/contract/office/stock-calls.ts'
import { supplierCopy as copy } from '../../../shared/copy/office/suppliers.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { type OfItem, SupplierOfItem } from './supplier-of-item.tsx'

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
                  className="font-medium wrap-anywhere text-teal underline underline-offset-4"
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
