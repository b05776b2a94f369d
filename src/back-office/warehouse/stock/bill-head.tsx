import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { receiveCopy as copy } from '../../../shared/copy/office/receive.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { stockLimits } from '../../../shared/stock-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { PartFailed } from '../../parts/part-failed.tsx'
import { reorderQuery, suppliersQuery } from './stock-data.ts'
import type { useBill } from './use-bill.ts'

interface BillHeadProps {
  typed: Pick<ReturnType<typeof useBill>, 'bill' | 'set'>
  problemOf: (field: string) => string | undefined
  /** Left out for people who may not add a supplier. */
  onNewSupplier: (() => void) | undefined
}

/** The head of a bill: its supplier, number and day, and its purchase order. */
export function BillHead({ typed: { bill, set }, problemOf, onNewSupplier }: BillHeadProps) {
  const query = useQuery(suppliersQuery)
  const suppliers = query.data?.data.filter(({ active }) => active) ?? []
  return (
    <section className="grid gap-4 rounded-md border border-line bg-card p-4 sm:grid-cols-2 sm:p-5">
      <div className="flex items-end gap-2 sm:col-span-2">
        <Select
          name="supplierId"
          label={copy.supplier}
          value={bill.supplierId}
          error={problemOf('supplierId')}
          className="min-w-0 flex-1"
          options={[
            { value: '', label: copy.chooseSupplier },
            ...suppliers.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(event) => set({ supplierId: event.target.value, purchaseId: '' })}
        />
        {onNewSupplier && (
          <Button kind="outline" className="px-3" aria-label={copy.newSupplier} onClick={onNewSupplier}>
            <Icon of={Plus} size={18} />
            <span className="max-sm:hidden">{copy.newSupplier}</span>
          </Button>
        )}
      </div>
      <PartFailed query={query} className="sm:col-span-2" />
      <Field
        name="billNumber"
        label={copy.billNumber}
        value={bill.billNumber}
        error={problemOf('billNumber')}
        maxLength={stockLimits.billNumberMax}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => set({ billNumber: event.target.value })}
      />
      <Field
        name="billDate"
        type="date"
        label={copy.billDate}
        value={bill.billDate}
        error={problemOf('billDate')}
        onChange={(event) => set({ billDate: event.target.value })}
      />
      <OrderChoice bill={bill} set={set} error={problemOf('purchaseId')} />
    </section>
  )
}

/** Only where something is on its way from this supplier. */
function OrderChoice({ bill, set, error }: BillHeadProps['typed'] & { error: string | undefined }) {
  const query = useQuery({ ...reorderQuery, enabled: bill.supplierId !== '' })
  const orders = query.data?.data.purchases.filter(({ supplier }) => supplier._id === bill.supplierId) ?? []
  if (orders.length === 0) return <PartFailed query={query} className="sm:col-span-2" />
  return (
    <Select
      name="purchaseId"
      label={copy.order}
      value={bill.purchaseId}
      error={error}
      className="sm:col-span-2"
      options={[
        { value: '', label: copy.noOrder },
        ...orders.map(({ _id, number, orderedAt }) => ({
          value: _id,
          label: copy.orderOf(number, formatDate(orderedAt)),
        })),
      ]}
      onChange={(event) => set({ purchaseId: event.target.value })}
    />
  )
}
