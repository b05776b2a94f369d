import { selectedOrders as copy } from '../../../shared/copy/office/selected-orders.ts'
import { orderWords } from '../../../shared/copy/order-words.ts'
import { type DayStep, orderSteps } from '../../../shared/office/steps-of-orders.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { StepResult } from './step-many.ts'

interface StepResultsProps {
  step: DayStep
  results: readonly StepResult[]
  onClose: () => void
}

/** The result for each order: a refusal gives its reason, and stops no other. */
export function StepResults({ step, results, onClose }: StepResultsProps) {
  const failed = results.filter(({ why }) => why !== null).length
  const stay = results.filter(({ isGone }) => !isGone).length
  const status = orderWords.status[orderSteps[step].to]
  return (
    <Dialog title={copy.results(step)} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <p className="mb-3">{copy.resultsSummary(results.length - failed, failed, stay, status.toLowerCase())}</p>
      <ResultList results={results} done={status} />
    </Dialog>
  )
}

/** Orders with what became of each: `done`, or the reason why not. */
export function ResultList({ results, done }: { results: readonly StepResult[]; done: string }) {
  return (
    <ul className="border-t border-line">
      {results.map(({ id, number, why }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-sm">
          <span className="figures font-semibold">{number}</span>
          <span className={why === null ? 'text-good' : 'text-bad'}>{why ?? done}</span>
        </li>
      ))}
    </ul>
  )
}

/** The progress of a step of many orders, over everything else: what is done here leaves the page only after its result. */
export function StepProgress({ step, done, of }: { step: DayStep; done: number; of: number }) {
  return (
    <Dialog title={copy.results(step)} closeLabel={copy.close} size="narrow" onClose={() => {}}>
      <p role="status" className="figures">
        {copy.stepping(done, of)}
      </p>
    </Dialog>
  )
}
