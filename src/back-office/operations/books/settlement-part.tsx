import { useQuery } from '@tanstack/react-query'
import type { SettlementShown } from '../../../shared/contract/office/settlement-shapes.ts'
import { booksScreens as copy } from '../../../shared/copy/office/books-screens.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { Amounts } from './amounts.tsx'
import { settlementQuery } from './books-queries.ts'
import { WideTable } from './wide-table.tsx'

/** A settlement: how the bank credit comes about, what does not agree, and its rows. */
export function SettlementPart({ id }: { id: string }) {
  const query = useQuery(settlementQuery(id))
  return (
    <>
      <BackLink to="/books/settlements">{copy.back}</BackLink>
      <LoadedPart query={query}>
        {({ data }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Sums data={data} />
            <Notes notes={data.notes} />
            <Card title={copy.rows}>
              <WideTable label={copy.table(copy.rows)} head={copy.rowHead} rows={data.rows.map(cellsOf)} />
            </Card>
          </div>
        )}
      </LoadedPart>
    </>
  )
}

function Sums({ data }: { data: SettlementShown }) {
  return (
    <Card title={data.id} text={data.utr}>
      <Amounts
        of={[
          [copy.bank, data.bank],
          [copy.gross, data.gross],
          [copy.fee, data.fee],
          [copy.tax, data.tax],
          [copy.refunds, data.refunds],
          [copy.adjustments, data.adjustments],
          ...(data.difference === 0 ? [] : [[copy.toExplain, data.difference] as const]),
        ]}
      />
    </Card>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <Card title={copy.notes}>
      {notes.length === 0 ? (
        <p className="font-medium text-good">{copy.allMatched}</p>
      ) : (
        <ul className="divide-y divide-line">
          {notes.map((note) => (
            <li key={note} className="py-2 wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function cellsOf({ entityId, order, isMatched, journal, amount, fee, credit, debit }: SettlementShown['rows'][number]) {
  return [
    entityId,
    order ?? (isMatched ? '' : copy.unmatched),
    journal === null ? '' : String(journal),
    amount,
    fee,
    credit,
    debit,
  ]
}
