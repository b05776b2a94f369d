import { useQuery } from '@tanstack/react-query'
import type { MergePreview } from '../../../shared/contract/office/customer-merge-calls.ts'
import { customerMergeCopy as copy } from '../../../shared/copy/office/customer-merge.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { mergePreviewQuery } from './customers-data.ts'

interface MergePreviewProps {
  customerId: string
  /** Null: sales at the counter. */
  other: string | null
  onBack: () => void
  onDone: () => void
}

/** Preview of a merge: what stands together, and the button that merges. */
export function MergePreviewPart({ customerId: id, other, onBack, onDone }: MergePreviewProps) {
  const preview = useQuery(mergePreviewQuery(id, other))
  const { act, pending } = useAct({
    send: (command) => callOffice('POST /customers/{id}/merge', { params: { id }, body: { with: other }, command }),
    stale: ['customers'],
    failed: copy.couldNot,
    onDone,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LoadedPart query={preview}>{({ data }) => <Shown preview={data} />}</LoadedPart>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button kind="outline" onClick={onBack}>
          {copy.back}
        </Button>
        <Button pending={pending} disabled={!preview.isSuccess} onClick={() => act()}>
          {other === null ? copy.confirmSales : copy.confirm}
        </Button>
      </div>
    </div>
  )
}

function Shown({ preview: { name, other, moves, billNames, after, cashBlocked } }: { preview: MergePreview }) {
  const counts = (Object.keys(copy.counts) as (keyof typeof copy.counts)[]).filter((kind) => moves[kind] > 0)
  const sums = [
    copy.counts.orders(after.orders),
    ...(after.spent === undefined ? [] : [formatRupees(after.spent)]),
    ...(after.refused > 0 ? [copy.counts.refused(after.refused)] : []),
  ]
  return (
    <section aria-label={copy.previewTitle} className="grid gap-3 text-sm wrap-anywhere">
      {other !== null && (
        <p className="text-base">
          <strong>{other.name}</strong> <span className="figures">{other.phone}</span>
        </p>
      )}
      <div>
        <p>{copy.comes(name)}</p>
        {counts.length === 0 && <p className="text-steel">{copy.nothing}</p>}
        <ul className="figures list-inside list-disc">
          {counts.map((kind) => (
            <li key={kind}>{copy.counts[kind](moves[kind])}</li>
          ))}
        </ul>
      </div>
      <p className="figures">
        {copy.after}: <strong>{sums.join(' · ')}</strong>
      </p>
      {other === null ? (
        <p className="font-semibold">{copy.seesBills(billNames.join(', '))}</p>
      ) : (
        <p className="text-steel">
          {copy.keptApart} {cashBlocked ? copy.cashBlocked : copy.cashTogether}
        </p>
      )}
    </section>
  )
}
