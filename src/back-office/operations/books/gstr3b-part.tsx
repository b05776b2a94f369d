import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MonthGstr3bShown } from '../../../shared/contract/office/books.ts'
import { gstSheets as words } from '../../../shared/copy/gst-sheets.ts'
import { booksScreens as copy } from '../../../shared/copy/office/books-screens.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { FileButton } from '../../parts/file-button.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { type AskedMonth, gstr3bQuery } from './books-queries.ts'
import { WideTable } from './wide-table.tsx'

/** Outward supplies of a month for GSTR-3B, and their download. */
export function Gstr3bPart({ asked }: { asked: AskedMonth }) {
  const query = useQuery({ ...gstr3bQuery(asked), placeholderData: keepPreviousData })
  const mayExport = useMay()('books.export')
  return (
    <Card title={copy.gstr3b} text={copy.gstr3bText}>
      <LoadedPart query={query}>
        {({ data }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <WideTable label={copy.table(copy.gstr3b)} head={words.head} rows={data.rows.map(cellsOf)} amounts />
            <p className="text-sm">
              {copy.gstr3bDifference(formatRupees(data.taxInDocuments), formatRupees(data.difference))}
            </p>
            {data.notes.map((note) => (
              <p key={note} className="text-sm">
                {note}
              </p>
            ))}
          </div>
        )}
      </LoadedPart>
      {mayExport && (
        <div>
          <FileButton call="GET /books/gstr3b-file" input={{ query: asked }}>
            {copy.gstr3bCsv}
          </FileButton>
        </div>
      )}
    </Card>
  )
}

function cellsOf({ table, nature, place, taxable, igst, cgst, sgst }: MonthGstr3bShown['rows'][number]) {
  return [table, nature, place ?? '', taxable, igst ?? '', cgst ?? '', sgst ?? '']
}
