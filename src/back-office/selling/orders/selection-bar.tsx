import { Printer } from 'lucide-react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { selectedOrders as copy } from '../../../shared/copy/office/selected-orders.ts'
import { paperNeeds, papersOfMany } from '../../../shared/office/order-lists.ts'
import { orderSteps } from '../../../shared/office/steps-of-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { keepClear } from '../../../ui/keep-uncovered-by-toasts.ts'
import { useMay } from '../../api/use-me.ts'
import { paperAddress } from './paper-address.ts'
import { PickMany } from './pick-many.tsx'
import { SelectMatching, type SelectMatchingProps } from './select-matching.tsx'
import { StepOfMany } from './step-of-many.tsx'
import { commonStep } from './step-of-selection.ts'

interface SelectionBarProps {
  rows: readonly OrderRow[]
  onChange: (ids: string[]) => void
  /** Chooses what stands on the other pages too, where the whole page is selected; null: it is not. */
  matching: SelectMatchingProps | null
  onChanged: () => void
}

/** The bulk actions on the selected orders, within reach of the thumb: bring them a step on, print their papers. */
export default function SelectionBar({ rows, onChange, matching, onChanged }: SelectionBarProps) {
  const may = useMay()
  const common = commonStep(rows, (step) => may(orderSteps[step].needs))
  const papers = papersOfMany.filter((paper) => may(paperNeeds[paper]))
  /** Leaves selected what did not fit or failed. */
  const finish = (gone: readonly string[]) => {
    onChange(rows.map(({ _id }) => _id).filter((id) => !gone.includes(id)))
    onChanged()
  }
  return (
    <section
      {...keepClear}
      aria-label={copy.selected(rows.length)}
      className="sticky bottom-14 z-20 -mx-(--bleed) mt-4 flex flex-wrap items-center gap-2 border-t border-line-strong bg-card px-(--bleed) py-2 shadow-lift sm:mx-0 sm:rounded-sm sm:border sm:px-3 lg:bottom-3"
    >
      <p aria-live="polite" className="figures min-w-0 grow text-sm font-semibold max-sm:w-full">
        {copy.selected(rows.length)}
      </p>
      {matching && <SelectMatching key={matching.view.toString()} {...matching} />}
      {may('orders.pack') && <PickMany rows={rows} />}
      {common && <StepOfMany common={common} onFinish={finish} />}
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
    </section>
  )
}
