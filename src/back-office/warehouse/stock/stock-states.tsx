import { PackageCheck, PackageOpen, SearchX, TriangleAlert } from 'lucide-react'
import { officeShell } from '../../../shared/copy/office/shell.ts'
import { stockCopy as copy } from '../../../shared/copy/office/stock.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LoadingPart } from '../../parts/loading-part.tsx'
import type { StockView } from './stock-data.ts'

/** Rows of the height of those to come. */
export function StockLoading() {
  return (
    <LoadingPart className="mt-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className="h-18 sm:h-14" />
      ))}
    </LoadingPart>
  )
}

/** It could not be loaded; rows that were there stay below. */
export function StockFailed({ error, hasRows, onAgain }: { error: unknown; hasRows: boolean; onAgain: () => void }) {
  if (hasRows) return <FormAlert text={failureText(error, copy.failed)} />
  return (
    <EmptyState icon={TriangleAlert} title={failureText(error, copy.failed)}>
      <Button onClick={onAgain}>{officeShell.again}</Button>
    </EmptyState>
  )
}

/** Nothing has these words, nothing runs low, or there is nothing at all. */
export function NoStock({ shown, onClear }: { shown: StockView; onClear: () => void }) {
  if (shown.text !== '') {
    return (
      <EmptyState icon={SearchX} title={copy.noMatch} text={copy.noMatchText}>
        <Button kind="ink" onClick={onClear}>
          {copy.clear}
        </Button>
      </EmptyState>
    )
  }
  if (shown.view === 'low') return <EmptyState icon={PackageCheck} title={copy.noneLow} text={copy.noneLowText} />
  if (shown.view === 'out') return <EmptyState icon={PackageCheck} title={copy.noneOut} />
  return <EmptyState icon={PackageOpen} title={copy.none} text={copy.noneText} />
}
