import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { receiveCopy as copy } from '../../../shared/copy/office/receive.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { keepClear } from '../../../ui/keep-uncovered-by-toasts.ts'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { useMay } from '../../api/use-me.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { AddGoods } from './add-goods.tsx'
import { BillHead } from './bill-head.tsx'
import { BillLine } from './bill-line.tsx'
import { reorderQuery } from './stock-data.ts'
import { SupplierDialog } from './supplier-dialog.tsx'
import { useBill } from './use-bill.ts'
import { useBookBill } from './use-book-bill.ts'

/** Receiving goods against a supplier's bill, on a phone beside the boxes: who, which bill, then line by line. */
export default function ReceiveScreen() {
  const may = useMay()
  const typed = useBill()
  const [adding, setAdding] = useState(false)
  const { bill } = typed
  const booking = useBookBill(typed)
  useOrderOfAddress(typed)
  const pieces = bill.lines.reduce((sum, { quantity }) => sum + (numberIn(quantity, numberRules.pieces) ?? 0), 0)
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/stock">{copy.backToStock}</BackLink>
      <ScreenHead title={copy.title} text={copy.text} />
      {typed.isRestored && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-sm bg-signal-wash px-3 py-1 text-sm">
          {copy.kept}
          <Button kind="quiet" onClick={typed.discard}>
            {copy.discard}
          </Button>
        </p>
      )}
      <Form ref={booking.form} onSubmit={booking.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormAlert text={booking.alert} />
        <BillHead
          typed={typed}
          problemOf={booking.problemOf}
          onNewSupplier={may('suppliers.edit') ? () => setAdding(true) : undefined}
        />
        <section aria-labelledby="goods" className="rounded-md border border-line bg-card p-4 sm:p-5">
          <h2 id="goods" className="text-lg">
            {copy.goods}
          </h2>
          <AddGoods error={booking.problemOf('lines')} onFound={typed.add} />
          {bill.lines.length === 0 && <p className="mt-4 text-sm text-steel">{copy.empty}</p>}
          <ul className="mt-4 divide-y divide-line">
            {bill.lines.map((line, at) => (
              <BillLine key={line.item} line={line} at={at} typed={typed} problemOf={booking.problemOf} />
            ))}
          </ul>
        </section>
        <div
          {...keepClear}
          className="sticky bottom-14 z-10 -mx-(--bleed) flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-(--bleed) py-3 lg:bottom-0"
        >
          <p className="figures text-sm font-medium">{copy.sum(bill.lines.length, pieces)}</p>
          <Button type="submit" pending={booking.pending}>
            {copy.book}
          </Button>
        </div>
      </Form>
      {adding && (
        <SupplierDialog onAdded={({ _id }) => typed.set({ supplierId: _id })} onClose={() => setAdding(false)} />
      )}
    </div>
  )
}

/** Coming from an order to a supplier, what is missing of it is there already; a bill that was begun stays. */
function useOrderOfAddress({ bill, fill }: ReturnType<typeof useBill>): void {
  const wanted = useSearchParams().get('order')
  const filled = useRef(bill.lines.length > 0 || bill.billNumber !== '')
  const { data } = useQuery({ ...reorderQuery, enabled: wanted !== null })
  useEffect(() => {
    const order = data?.data.purchases.find(({ _id }) => _id === wanted)
    if (!order || filled.current) return
    filled.current = true
    fill(order)
  })
}
