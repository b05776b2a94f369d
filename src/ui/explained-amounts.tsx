import type { Explained } from '../shared/contract/explanations.ts'
import { howMadeUp as copy } from '../shared/copy/how-made-up.ts'
import { formatRupees } from '../shared/money/format-rupees.ts'
import { failureText } from './api-failure.ts'
import { Button } from './button.tsx'
import { ScrollRegion } from './scroll-region.tsx'
import { Spinner } from './spinner.tsx'

interface Props {
  /** Undefined while it is on its way. */
  all: readonly Explained[] | undefined
  /** Null: none. */
  failure: Error | null
  onRetry: () => void
}

/** Explanations of a cart or an order and its papers: each amount, and the sentences that say how it came about. */
export function ExplainedAmounts({ all, failure, onRetry }: Props) {
  if (!all && failure) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 pb-3">
        <p>{failureText(failure, copy.failed)}</p>
        <Button kind="outline" onClick={onRetry}>
          {copy.retry}
        </Button>
      </div>
    )
  }
  if (!all) {
    return (
      <p role="status" className="flex items-center gap-3 pb-3">
        <Spinner /> {copy.loading}
      </p>
    )
  }
  return (
    <ScrollRegion label={copy.title} className="grid gap-4 pt-1.5 pb-3 lg:max-h-96 lg:overflow-y-auto">
      {all.map((each) => (
        <ExplainedPart key={each.title} of={each} hasTitle={all.length > 1} />
      ))}
    </ScrollRegion>
  )
}

function ExplainedPart({ of: { title, note, amounts }, hasTitle }: { of: Explained; hasTitle: boolean }) {
  return (
    <div className="grid gap-2">
      {hasTitle && <p className="figures border-b border-line pb-1 font-bold break-words">{title}</p>}
      {note !== null && <p>{note}</p>}
      <dl className="figures grid gap-2">
        {amounts.map(({ name, amount, sentences }) => (
          <div key={name}>
            <dt className="flex justify-between gap-4 font-semibold">
              <span className="min-w-0 break-words">{name}</span>
              <span>{amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)}</span>
            </dt>
            {sentences.map((sentence) => (
              <dd key={sentence} className="break-words text-steel">
                {sentence}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
