import { useMutation } from '@tanstack/react-query'
import { invoicesZipPath, statementFilePath } from '../../shared/contract/statement-files.ts'
import { statements as copy } from '../../shared/copy/statements.ts'
import { type StatementFormat, type StatementPeriod, statementFormats } from '../../shared/statement-periods.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { downloadFile } from './download-file.ts'
import { monthInWords } from './statement-months.ts'

/** Buttons that save a period of the statement as CSV or PDF, and a month's invoices in one zip. */
export function StatementDownloads({ period }: { period: StatementPeriod }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {statementFormats.map((format) => (
        <StatementButton key={format} format={format} period={period} />
      ))}
      {period.kind === 'month' ? (
        <ZipButton month={period.name} />
      ) : (
        <p className="text-xs text-steel">{copy.zipHint}</p>
      )}
    </div>
  )
}

function StatementButton({ format, period }: { format: StatementFormat; period: StatementPeriod }) {
  const { from, to } = period
  const save = useMutation({
    mutationFn: () => downloadFile(`${statementFilePath}?from=${from}&to=${to}&format=${format}`),
    onError: (error) => toast.error(failureText(error, copy.downloadFailed)),
  })
  return (
    <Button kind="outline" pending={save.isPending} onClick={() => save.mutate()}>
      {copy.download[format]}
    </Button>
  )
}

function ZipButton({ month }: { month: string }) {
  const save = useMutation({
    mutationFn: () => downloadFile(`${invoicesZipPath}?month=${month}`),
    onError: (error) => toast.error(failureText(error, copy.zipFailed)),
  })
  return (
    <Button kind="outline" pending={save.isPending} onClick={() => save.mutate()}>
      {copy.zip(monthInWords(month))}
    </Button>
  )
}
