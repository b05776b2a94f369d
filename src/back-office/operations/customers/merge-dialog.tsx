import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Customer, CustomerRow } from '../../../shared/contract/office/customer-calls.ts'
import { customerMergeCopy as copy } from '../../../shared/copy/office/customer-merge.ts'
import { customersCopy } from '../../../shared/copy/office/customers.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusWhatCame } from '../../parts/focus-what-came.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { doublesQuery, foundForMergeQuery } from './customers-data.ts'
import { MergePreviewPart } from './merge-preview.tsx'

interface MergeDialogProps {
  customer: Customer
  onClose: () => void
}

/** The choice of whom a customer is merged with, then what stands together. `null` is the counter. */
export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<{ id: string | null } | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const choose = (next: typeof chosen) => focusWhatCame(part, () => setChosen(next))
  return (
    <Dialog title={copy.title(customer.name)} closeLabel={copy.cancel} onClose={onClose}>
      <div ref={part}>
        {chosen ? (
          <MergePreviewPart customerId={customer._id} other={chosen.id} onBack={() => choose(null)} onDone={onClose} />
        ) : (
          <Choice customer={customer} onChoose={(id) => choose({ id })} />
        )}
      </div>
    </Dialog>
  )
}

function Choice({ customer, onChoose }: { customer: Customer; onChoose: (id: string | null) => void }) {
  const [text, setText] = useState('')
  const doubles = useQuery(doublesQuery(customer._id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchField copy={copy} now={text} onSearch={setText} />
      {text !== '' && <Found customer={customer} text={text} onChoose={onChoose} />}
      {text === '' && (
        <section aria-label={copy.suggested} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="text-base">{copy.suggested}</h3>
          <LoadedPart query={doubles}>
            {({ data: { suggested, counterSales } }) => (
              <>
                {counterSales > 0 && <CounterSales count={counterSales} onChoose={() => onChoose(null)} />}
                {suggested.map(({ why, ...row }) => (
                  <Candidate key={row._id} row={row} why={copy.why[why]} onChoose={() => onChoose(row._id)} />
                ))}
                {suggested.length === 0 && counterSales === 0 && (
                  <p className="text-sm text-steel">{copy.noneSuggested}</p>
                )}
              </>
            )}
          </LoadedPart>
        </section>
      )}
    </div>
  )
}

interface FoundProps {
  customer: Customer
  text: string
  onChoose: (id: string) => void
}

function Found({ customer, text, onChoose }: FoundProps) {
  const found = useQuery(foundForMergeQuery(text))
  return (
    <LoadedPart query={found}>
      {({ data }) => {
        const others = data.filter(({ _id }) => _id !== customer._id)
        if (others.length === 0) return <p className="text-sm text-steel">{copy.noMatch}</p>
        return others.map((row) => <Candidate key={row._id} row={row} onChoose={() => onChoose(row._id)} />)
      }}
    </LoadedPart>
  )
}

function Candidate({ row, why, onChoose }: { row: CustomerRow; why?: string; onChoose: () => void }) {
  const { name, phone, email, city, firm, orders } = row
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-line bg-card p-3">
      <p className="grid min-w-0 gap-0.5 text-sm wrap-anywhere">
        <strong>{name}</strong>
        <span className="figures">{[phone, email, firm, city].filter(Boolean).join(' · ')}</span>
        <span className="text-steel">{[why, customersCopy.ordersCount(orders)].filter(Boolean).join(' · ')}</span>
      </p>
      <Button kind="outline" className="max-w-full max-sm:grow" onClick={onChoose}>
        <span className="truncate">{copy.choose(name)}</span>
      </Button>
    </div>
  )
}

function CounterSales({ count, onChoose }: { count: number; onChoose: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-line bg-card p-3">
      <p className="grid min-w-0 gap-0.5 text-sm">
        <strong>{copy.counterSales(count)}</strong>
        <span className="text-steel">{copy.counterSalesText}</span>
      </p>
      <Button kind="outline" className="max-sm:grow" onClick={onChoose}>
        {copy.chooseSales}
      </Button>
    </div>
  )
}
