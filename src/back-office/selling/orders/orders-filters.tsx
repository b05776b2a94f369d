import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { orderWords } from '../../../shared/copy/order-words.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { FilterChips } from '../../parts/filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'

const names: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => orderWords.status[value as keyof typeof orderWords.status] ?? value,
  payment: (value) => copy.payments[value as keyof typeof copy.payments] ?? value,
  method: (value) => copy.methods[value as keyof typeof copy.methods] ?? value,
  from: (value) => `${copy.from} ${formatDay(value)}`,
  to: (value) => `${copy.to} ${formatDay(value)}`,
  pincode: (value) => `${copy.pincode} ${value}`,
  state: (value) => value,
  totalFrom: (value) => `≥ ${formatRupees(Number(value))}`,
  totalTo: (value) => `≤ ${formatRupees(Number(value))}`,
  carrier: (value) => `${copy.carrier} ${value}`,
  staff: () => copy.staff,
  pick: (value) => copy.picks[value as keyof typeof copy.picks] ?? value,
  note: () => copy.withNote,
  sort: (value) => copy.sorts[value as keyof typeof copy.sorts] ?? value,
}

/** The filters of the list of orders; `customer` is the name of whose orders alone are listed. */
export function OrdersFilters({ params, customer }: { params: URLSearchParams; customer: string }) {
  const navigate = useNavigate()
  const form = (close: () => void) => (
    <FilterForm
      params={params}
      onApply={(to) => {
        close()
        navigate(to)
      }}
    />
  )
  const inWords = (name: string, value: string) =>
    name === 'customer' ? copy.customer(customer) : (names[name]?.(value) ?? null)
  return <FilterChips copy={copy} path="/orders" params={params} inWords={inWords} form={form} />
}
