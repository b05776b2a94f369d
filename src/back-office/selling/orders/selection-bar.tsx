import { useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { paperNeeds, papersOfMany } from '../../../shared/office/order-lists.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { keepClear } from '../../../ui/keep-uncovered-by-toasts.ts'
import { useMay } from '../../api/use-me.ts'
import { type ConfirmResult, confirmMany } from './confirm-many.ts'
import { paperAddress } from './paper-address.ts'

interface SelectionBarProps {
  rows: readonly OrderRow[]
  onChange: (ids: string[]) => void
  /** Chooses what stands on the other pages too. */
  matching?: ReactNode
  onChanged: () => void
}

/** The bulk actions on the selected orders, within reach of the thumb: confirm them, print their papers. */
export function SelectionBar({ rows, onChange, matching, onChanged }: SelectionBarProps) {
  const may = useMay()
  const client = useQueryClient()
  const [done, setDone] = useState<number | null>(null)
  const [results, setResults] = useState<ConfirmResult[] | null>(null)
  const pending = rows.filter(({ status }) => status === 'pending')
  const confirm = async () => {
    setDone(0)
    setResults(await confirmMany(pending, setDone))
    setDone(null)
  }
  const finish = () => {
    onChange((results ?? []).filter(({ why }) => why !== null).map(({ id }) => id))
    setResults(null)
    onChanged()
    void client.invalidateQueries({ queryKey: ['orders', 'queues'] })
  }
  const papers = papersOfMany.filter((paper) => may(paperNeeds[paper]))
  return (
    <section
      {...keepClear}
      aria-label={copy.selected(rows.length)}
      className="sticky bottom-14 z-20 -mx-(--bleed) mt-4 flex flex-wrap items-center gap-2 border-t border-line-strong bg-card px-(--bleed) py-2 shadow-lift sm:mx-0 sm:rounded-sm sm:border sm:px-3 lg:bottom-3"
    >
      <p aria-live="polite" className="figures min-w-0 grow text-sm font-semibold max-sm:w-full">
        {done === null ? copy.selected(rows.length) : copy.confirming(done, pending.length)}
      </p>
      {matching}
      {pending.length > 0 && may('orders.confirm') && (
        <Button pending={done !== null} onClick={() => void confirm()}>
          {copy.confirmSelected}
        </Button>
      )}
      {papers.map((paper) => (
        <a
          key={paper}
          href={paperAddress(paper, rows)}
          target="_blank"
          rel="noreferrer"
          aria-label={copy.printLabel(copy.print[paper])}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm border border-line-strong px-3 text-sm font-semibold hover:border-ink"
        >
          <Icon of={Printer} size={16} />
          {copy.print[paper]}
        </a>
      ))}
      <Button kind="quiet" className="px-2" onClick={() => onChange([])}>
        {copy.clearSelection}
      </Button>
      {results && <Results results={results} onClose={finish} />}
    </section>
  )
}

/** The result for each order: a refusal gives its reason, and stops no other. */
function Results({ results, onClose }: { results: readonly ConfirmResult[]; onClose: () => void }) {
  const refused = results.filter(({ why }) => why !== null).length
  return (
    <Dialog title={copy.results} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <p className="mb-3">{copy.resultsSummary(results.length - refused, refused)}</p>
      <ul className="border-t border-line">
        {results.map(({ id, number, why }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-sm">
            <span className="figures font-semibold">{number}</span>
            <span className={why === null ? 'text-good' : 'text-bad'}>{why ?? copy.resultDone}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
