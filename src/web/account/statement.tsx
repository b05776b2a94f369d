import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import type { Statement as StatementShown } from '../../shared/contract/statements.ts'
import { statements as copy } from '../../shared/copy/statements.ts'
import { indianDay } from '../../shared/india-time.ts'
import { type StatementPeriod, statementPeriods } from '../../shared/statement-periods.ts'
import { failureText } from '../../ui/api-failure.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatementDownloads } from './statement-downloads.tsx'
import { monthInWords } from './statement-months.ts'
import { statementQuery } from './statement-query.ts'
import { StatementTable } from './statement-table.tsx'

/** The statement of account of a financial year or a month, with its files. */
export default function Statement() {
  const [periods] = useState(() => statementPeriods(indianDay(Date.now())))
  const [chosen, setChosen] = useState('')
  const period = periods.find(({ name }) => name === chosen) ?? periods[0]
  if (!period) return null
  return (
    <>
      <p className="mt-1 text-steel">{copy.intro}</p>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Select
          label={copy.period}
          value={period.name}
          onChange={(event) => setChosen(event.target.value)}
          options={periods.map((each) => ({ value: each.name, label: nameOf(each) }))}
          className="w-full sm:w-64"
        />
        <StatementDownloads period={period} />
      </div>
      <PeriodOfStatement key={period.name} period={period} />
    </>
  )
}

function nameOf({ kind, name }: StatementPeriod): string {
  return kind === 'year' ? copy.year(name) : monthInWords(name)
}

function PeriodOfStatement({ period }: { period: StatementPeriod }) {
  const statement = useQuery(statementQuery(period))
  if (statement.data) return <Shown statement={statement.data} />
  if (statement.isError) {
    return (
      <ErrorFallback
        title={copy.failedTitle}
        message={failureText(statement.error, copy.failedText)}
        reloadLabel={copy.again}
        onReload={() => statement.refetch()}
      />
    )
  }
  return (
    <div role="status" className="mt-6 grid gap-2">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  )
}

function Shown({ statement }: { statement: StatementShown }) {
  const { rows, opening, testsLeftOut } = statement
  return (
    <>
      {rows.length === 0 && opening === 0 ? (
        <EmptyState icon={ReceiptText} title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <>
          <StatementTable statement={statement} />
          <p className="mt-3 text-xs text-steel">{copy.sides}</p>
        </>
      )}
      {testsLeftOut > 0 && <p className="mt-1 text-xs text-steel">{copy.testsLeftOut(testsLeftOut)}</p>}
    </>
  )
}
