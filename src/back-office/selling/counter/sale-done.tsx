import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { counterScreen as copy } from '../../../shared/copy/office/counter-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OfficeAnswer } from '../../api/call-office.ts'

/** A sale that was made: the change, and its bill to print. */
export type DoneSale = OfficeAnswer<'POST /counter/sales'>['data']

/** Shows what is to be given back, and leads to the bill: the focus stands on it, so that Enter prints. */
export function SaleDone({ sale, onNext }: { sale: DoneSale; onNext: () => void }) {
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => first.current?.focus(), [])
  const address = (paper: 'invoices' | 'receipts') =>
    `/api/office/v1/orders/papers?${new URLSearchParams({ paper, ids: sale._id })}`
  const link =
    'inline-flex min-h-11 items-center gap-2 rounded-sm border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink'
  return (
    <section aria-live="polite" className="grid gap-4 rounded-sm border border-line bg-card p-5">
      <div>
        <h2 className="figures text-2xl">
          {sale.changeDue > 0 ? copy.changeDue(formatRupees(sale.changeDue)) : copy.noChange}
        </h2>
        <p className="figures text-steel">{copy.doneText(sale.number, formatRupees(sale.total))}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a ref={first} href={address('receipts')} target="_blank" rel="noreferrer" className={link}>
          <Icon of={Printer} size={16} />
          {copy.printRoll}
        </a>
        <a href={address('invoices')} target="_blank" rel="noreferrer" className={link}>
          <Icon of={Printer} size={16} />
          {copy.printSheet}
        </a>
        <Button onClick={onNext}>{copy.next}</Button>
      </div>
    </section>
  )
}
