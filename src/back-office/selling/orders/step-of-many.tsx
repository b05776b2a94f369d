import { useState } from 'react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { selectedOrders as copy } from '../../../shared/copy/office/selected-orders.ts'
import { orderWords } from '../../../shared/copy/order-words.ts'
import type { DayStep } from '../../../shared/office/steps-of-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/show-toast.ts'
import type { StepResult } from './step-many.ts'
import type { CommonStep } from './step-of-selection.ts'
import { StepProgress, StepResults } from './step-results.tsx'
import { useStepMany } from './use-step-many.ts'

const windows = {
  ship: partLoader(() => import('./ship-many-window.tsx')),
  deliver: partLoader(() => import('./deliver-many-window.tsx')),
}

interface StepOfManyProps {
  common: CommonStep<OrderRow>
  /** Is told the ids of the orders that wait for the step no longer: done, or somebody was faster. */
  onFinish: (gone: readonly string[]) => void
}

/** The button that brings the selected orders the step on that most of them need, and a line about those that it does not fit. */
export function StepOfMany({ common: { step, fits, others }, onFinish }: StepOfManyProps) {
  const { done, of, run } = useStepMany()
  const [open, setOpen] = useState<{ step: keyof typeof windows; rows: readonly OrderRow[] } | null>(null)
  const [results, setResults] = useState<{ step: DayStep; list: readonly StepResult[] } | null>(null)
  const press = async () => {
    const window = windowOf(step, fits)
    if (window) setOpen({ step: window, rows: fits })
    else setResults({ step, list: await run(fits.map((row) => ({ row, input: { step } }))) })
  }
  const close = (gone: readonly string[] | null) => {
    setOpen(null)
    if (gone) onFinish(gone)
  }
  const finish = () => {
    setResults(null)
    onFinish((results?.list ?? []).filter(({ isGone }) => isGone).map(({ id }) => id))
  }
  const notThere = () => {
    toast.error(copy.windowFailed)
    setOpen(null)
  }
  return (
    <>
      <p aria-live="polite" className="figures min-w-0 text-sm text-steel empty:hidden max-sm:w-full">
        {others.length > 0 && copy.othersStay(others.length, statusesOf(others))}
      </p>
      <Button pending={done !== null} onClick={() => void press()}>
        {copy.stepMany(step, fits.length)}
      </Button>
      {open && (
        <LazyPart
          key={open.step}
          part={windows[open.step]}
          props={{ rows: open.rows, onClose: close }}
          onFailure={notThere}
        />
      )}
      {done !== null && <StepProgress step={step} done={done} of={of} />}
      {results && <StepResults step={results.step} results={results.list} onClose={finish} />}
    </>
  )
}

/** Returns the window that asks something before a step, as one does for a single order; null: nothing is asked. */
function windowOf(step: DayStep, rows: readonly OrderRow[]): keyof typeof windows | null {
  if (step === 'deliver' && rows.some(({ paymentStatus }) => paymentStatus === 'due')) return step
  return step === 'ship' ? step : null
}

/** The statuses of orders with how many have each: why the step does not fit them. */
function statusesOf(rows: readonly OrderRow[]): string[] {
  const counts = new Map<OrderRow['status'], number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} ${orderWords.status[status]}`)
}
