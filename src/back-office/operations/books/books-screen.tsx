import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MonthReturnShown } from '../../../shared/contract/office/books.ts'
import { booksScreens as copy } from '../../../shared/copy/office/books-screens.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { Field } from '../../../ui/field.tsx'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { Select } from '../../../ui/select.tsx'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { FileButton } from '../../parts/file-button.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Amounts } from './amounts.tsx'
import { type AskedMonth, filersQuery, returnQuery } from './books-queries.ts'
import { BooksTabs } from './books-tabs.tsx'
import { FilingFrequencyCard } from './filing-frequency-card.tsx'
import { Gstr3bPart } from './gstr3b-part.tsx'
import { lastMonth, thisMonth } from './last-month.ts'
import { LockMonth } from './lock-month-card.tsx'
import { WideTable } from './wide-table.tsx'

/** A month's GSTR-1 before it is filed, its downloads, its lock, and what GSTR-3B takes of it. */
export default function BooksScreen() {
  const search = useSearchParams()
  const month = search.get('month') ?? lastMonth()
  const filers = useQuery({ ...filersQuery(month), placeholderData: keepPreviousData })
  return (
    <>
      <ScreenHead title={copy.title} text={copy.text}>
        <MonthField month={month} />
      </ScreenHead>
      <BooksTabs />
      <LoadedPart query={filers}>
        {({ data }) => <MonthOfFiler month={month} filers={data} sought={search.get('gstin')} />}
      </LoadedPart>
    </>
  )
}

function MonthField({ month }: { month: string }) {
  const navigate = useNavigate()
  return (
    <Field
      label={copy.month}
      type="month"
      value={month}
      max={thisMonth()}
      onChange={({ target }) => target.value && navigate(`/books?month=${target.value}`, { replace: true })}
    />
  )
}

type Filers = readonly { gstin: string; documents: number }[]

/** The month of one GSTIN: where the shop has issued papers under several, each files its own, and one is chosen. */
function MonthOfFiler({ month, filers, sought }: { month: string; filers: Filers; sought: string | null }) {
  const navigate = useNavigate()
  const chosen = filers.find(({ gstin }) => gstin === sought) ?? filers[0]
  const asked = { month, ...(chosen && filers.length > 1 && { gstin: chosen.gstin }) }
  const query = useQuery({ ...returnQuery(asked), placeholderData: keepPreviousData })
  return (
    <>
      {filers.length > 1 && (
        <Card title={copy.filer} text={copy.filerText}>
          <Select
            label={copy.gstin}
            value={chosen?.gstin}
            options={filers.map(({ gstin, documents }) => ({ value: gstin, label: copy.filerOf(gstin, documents) }))}
            onChange={({ target }) => navigate(`/books?month=${month}&gstin=${target.value}`, { replace: true })}
          />
        </Card>
      )}
      <LoadedPart query={query}>
        {({ data }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Summary data={data} />
            <Downloads asked={asked} as={data.as} />
            <Check problems={data.problems} warnings={data.warnings ?? []} />
            <LockMonth key={`${data.month} ${data.gstin}`} data={data} />
            <FilingFrequencyCard key={`${data.month} ${data.gstin} ${data.as}`} data={data} />
            <Gstr3bPart asked={asked} />
            <Tables tables={data.tables} />
          </div>
        )}
      </LoadedPart>
    </>
  )
}

function Summary({ data }: { data: MonthReturnShown }) {
  return (
    <Card title={copy.summary}>
      <Amounts
        of={[
          [copy.gstin, data.gstin],
          [copy.file, copy.files[data.as]],
          [copy.due, formatDay(data.due)],
          [copy.documents, String(data.documents)],
          [copy.taxable, data.taxable],
          [copy.inDocuments, data.taxInDocuments],
          [copy.inReturn, data.taxInReturn],
          [copy.difference, data.difference],
        ]}
      />
      {[...data.notes, ...(data.as === 'iff' ? [copy.iffText] : []), ...(data.isOver ? [] : [copy.notOver])].map(
        (note) => (
          <p key={note} className="text-sm">
            {note}
          </p>
        ),
      )}
    </Card>
  )
}

function Downloads({ asked, as }: { asked: AskedMonth } & Pick<MonthReturnShown, 'as'>) {
  if (!useMay()('books.export')) return null
  return (
    <Card title={copy.downloads}>
      <div className="flex flex-wrap gap-2">
        <FileButton call="GET /books/gstr1-file" input={{ query: { ...asked, format: 'json' } }}>
          {copy.json[as]}
        </FileButton>
        <FileButton call="GET /books/gstr1-file" input={{ query: { ...asked, format: 'zip' } }}>
          {copy.csv[as]}
        </FileButton>
        <FileButton call="GET /books/register-file" input={{ query: { ...asked, format: 'xlsx' } }}>
          {copy.registerXlsx}
        </FileButton>
        <FileButton call="GET /books/register-file" input={{ query: { ...asked, format: 'csv' } }}>
          {copy.registerCsv}
        </FileButton>
        <FileButton call="GET /books/tally-file" input={{ query: asked }}>
          {copy.tally}
        </FileButton>
      </div>
    </Card>
  )
}

function Check({ problems, warnings }: Record<'problems' | 'warnings', readonly string[]>) {
  return (
    <Card title={problems.length === 0 ? copy.check : copy.problems(problems.length)}>
      {problems.length === 0 ? (
        <p className="font-medium text-good">{copy.noProblems}</p>
      ) : (
        <ul className="divide-y divide-line">
          {problems.map((problem) => (
            <li key={problem} className="py-2 text-bad wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <>
          <h3 className="font-semibold">{copy.warnings(warnings.length)}</h3>
          <ul className="divide-y divide-line">
            {warnings.map((warning) => (
              <li key={warning} className="py-2 wrap-anywhere">
                {warning}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Tables({ tables }: { tables: MonthReturnShown['tables'] }) {
  return (
    <Card title={copy.tables}>
      {tables.length === 0 && <p>{copy.empty}</p>}
      {tables.map(({ name, head, rows, more }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="font-semibold">{name}</h3>
          <WideTable label={name} head={head} rows={rows} />
          {more > 0 && <p className="text-sm text-steel">{copy.moreRows(more)}</p>}
        </div>
      ))}
    </Card>
  )
}
