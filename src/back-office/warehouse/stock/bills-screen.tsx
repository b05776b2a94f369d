import { useInfiniteQuery } from '@tanstack/react-query'
import { PackagePlus, ReceiptText, X } from 'lucide-react'
import type { ReceiptHead } from '../../../shared/contract/office/receipt-calls.ts'
import { receiveCopy as copy } from '../../../shared/copy/office/receive.ts'
import { officeShell } from '../../../shared/copy/office/shell.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { useMay } from '../../api/use-me.ts'
import { Moment } from '../../parts/moment.tsx'
import { MoreButton } from '../../parts/more-button.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { billsQuery } from './stock-data.ts'
import { StockLoading } from './stock-states.tsx'
import { StockTabs } from './stock-tabs.tsx'

/** Suppliers' bills, the newest first; only one supplier's if the address names one. */
export default function BillsScreen() {
  const may = useMay()
  const supplier = useSearchParams().get('supplier')
  const list = useInfiniteQuery(billsQuery(supplier))
  const rows = list.data?.pages.flatMap(({ data }) => data)
  const ofWhom = supplier ? rows?.[0]?.supplier.name : undefined
  return (
    <>
      <ScreenHead title={copy.receipts} text={copy.receiptsText}>
        {may('stock.receive') && (
          <ButtonLink to="/stock/receive" className="max-sm:w-full">
            <Icon of={PackagePlus} size={18} />
            {copy.title}
          </ButtonLink>
        )}
      </ScreenHead>
      <StockTabs />
      {ofWhom && (
        <Link
          to="/stock/bills"
          className="mb-3 inline-flex min-h-11 items-center gap-2 rounded-full border border-ink px-4 text-sm font-semibold"
        >
          {ofWhom}
          <Icon of={X} size={16} />
        </Link>
      )}
      {!rows && !list.error && <StockLoading />}
      {!rows && list.error && (
        <EmptyState icon={ReceiptText} title={failureText(list.error, copy.loadFailed)}>
          <Button onClick={() => void list.refetch()}>{officeShell.again}</Button>
        </EmptyState>
      )}
      {rows?.length === 0 && <EmptyState icon={ReceiptText} title={copy.noReceipts} text={copy.text} />}
      {rows && rows.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
          {rows.map((bill) => (
            <Bill key={bill._id} bill={bill} />
          ))}
        </ul>
      )}
      <MoreButton list={list} label={copy.older} />
    </>
  )
}

function Bill({ bill }: { bill: ReceiptHead }) {
  return (
    <li>
      <Link
        to={`/stock/bills/${bill._id}`}
        className="flex items-start gap-4 px-4 py-3 hover:bg-paper-sunk focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="figures font-semibold wrap-anywhere">{bill.billNumber}</span>
            {bill.withdrawn && <Badge>{copy.withdrawn}</Badge>}
          </span>
          <span className="block text-sm break-words">{bill.supplier.name}</span>
          <span className="block text-xs text-steel">
            <Moment at={bill.receivedAt} alone className="figures" /> · {bill.by}
          </span>
        </span>
        <span className="figures shrink-0 text-right text-sm">
          {copy.sum(bill.lines, bill.pieces)}
          {bill.total !== undefined && (
            <span className="block font-semibold">
              {bill.total === null ? copy.costsMissing : formatRupees(bill.total)}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
