import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Plus, Truck } from 'lucide-react'
import { useState } from 'react'
import { supplierCopy as copy } from '../../../shared/copy/office/suppliers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useMay } from '../../api/use-me.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { suppliersQuery } from './stock-data.ts'
import { StockTabs } from './stock-tabs.tsx'
import { SupplierDialog } from './supplier-dialog.tsx'

/** From whom the shop buys. */
export default function SuppliersScreen() {
  const may = useMay()
  const query = useQuery(suppliersQuery)
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ScreenHead title={copy.title}>
        {may('suppliers.edit') && (
          <Button className="max-sm:w-full" onClick={() => setAdding(true)}>
            <Icon of={Plus} size={18} />
            {copy.add}
          </Button>
        )}
      </ScreenHead>
      <StockTabs />
      <LoadedPart query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={Truck} title={copy.none} text={copy.noneText} />
          ) : (
            <ul className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
              {data.map(({ _id, name, phone, deliveryDays, items, active }) => (
                <li key={_id}>
                  <Link
                    to={`/stock/suppliers/${_id}`}
                    className="flex min-h-16 items-center gap-4 px-4 py-3 hover:bg-paper-sunk focus-visible:-outline-offset-2"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="flex flex-wrap items-center gap-2 font-semibold">
                        <span className="min-w-0 break-words">{name}</span>
                        {!active && <Badge>{copy.asideMark}</Badge>}
                      </span>
                      <span className="figures block text-sm text-steel">
                        {[copy.items(items), copy.inDays(deliveryDays), phone].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    <Icon of={ChevronRight} size={18} className="shrink-0 text-steel" />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
      {adding && <SupplierDialog onAdded={() => {}} onClose={() => setAdding(false)} />}
    </>
  )
}
