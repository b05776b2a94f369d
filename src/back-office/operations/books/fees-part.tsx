import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gstSheets as words } from '../../../shared/copy/gst-sheets.ts'
import { booksScreens as copy } from '../../../shared/copy/office/books-screens.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { Field } from '../../../ui/field.tsx'
import { Card } from '../../parts/card.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { feesQuery } from './books-queries.ts'
import { lastMonth, thisMonth } from './last-month.ts'
import { WideTable } from './wide-table.tsx'

/** The payment provider's fees of a month by settlement, and the GST on them. */
export function FeesPart() {
  const [month, setMonth] = useState(lastMonth)
  const query = useQuery({ ...feesQuery(month), placeholderData: keepPreviousData })
  return (
    <Card title={copy.fees} text={copy.feesText}>
      <Field
        label={copy.month}
        type="month"
        value={month}
        max={thisMonth()}
        onChange={({ target }) => target.value && setMonth(target.value)}
      />
      <LoadedPart query={query}>
        {({ data }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {data.rows.length === 0 ? (
              <p>{copy.noFees}</p>
            ) : (
              <WideTable
                label={copy.table(copy.fees)}
                head={words.feeHead}
                rows={[
                  ...data.rows.map(({ settlement, day, fee, gst, utr }) => [
                    ...[settlement, formatDay(day), fee, gst, utr ?? ''],
                  ]),
                  [words.sum, '', data.fee, data.gst, ''],
                ]}
                amounts
              />
            )}
            {data.more > 0 && <p className="text-sm text-steel">{copy.moreFees(data.more)}</p>}
            {data.notes.map((note) => (
              <p key={note} className="text-sm">
                {note}
              </p>
            ))}
          </div>
        )}
      </LoadedPart>
    </Card>
  )
}
