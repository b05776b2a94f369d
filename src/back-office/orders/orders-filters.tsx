import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { ordersScreen as copy } from '../../shared/copy/office/orders-screen.ts'
import { orders } from '../../shared/copy/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'
import { FilterForm } from './filter-form.tsx'

const names: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => orders.status[value as keyof typeof orders.status] ?? value,
  payment: (value) => copy.payments[value as keyof typeof copy.payments] ?? value,
  method: (value) => copy.methods[value as keyof typeof copy.methods] ?? value,
  from: (value) => `${copy.from} ${value}`,
  to: (value) => `${copy.to} ${value}`,
  pincode: (value) => `${copy.pincode} ${value}`,
  state: (value) => value,
  totalFrom: (value) => `≥ ₹${value}`,
  totalTo: (value) => `≤ ₹${value}`,
  customer: () => copy.customer,
  sort: (value) => copy.sorts[value as keyof typeof copy.sorts] ?? value,
}

/** The filters of the list, each as something to take off, and the form that sets them. */
export function OrdersFilters({ params }: { params: URLSearchParams }) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const set = [...params].filter(([name]) => name in names)
  const without = (name: string) => {
    const rest = new URLSearchParams(params)
    rest.delete(name)
    rest.delete('after')
    return `/orders?${rest}`
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Button kind="outline" className="px-3" onClick={() => setOpen(true)}>
        <Icon of={ListFilter} size={16} />
        {set.length > 0 ? copy.filtersOn(set.length) : copy.filters}
      </Button>
      {set.map(([name, value]) => (
        <Link
          key={name}
          to={without(name)}
          aria-label={copy.without(names[name]?.(value) ?? value)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm bg-teal-wash px-3 text-sm text-teal hover:bg-paper-deep"
        >
          {names[name]?.(value)}
          <Icon of={X} size={14} />
        </Link>
      ))}
      {open && (
        <Dialog title={copy.filters} closeLabel={copy.closeFilters} onClose={() => setOpen(false)}>
          <FilterForm
            params={params}
            onApply={(to) => {
              setOpen(false)
              navigate(to)
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
