import type { UseQueryResult } from '@tanstack/react-query'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface PartFailedProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  className?: string
}

/** Says that a side part of a screen, such as the choices of a field, could not be loaded, with a retry button; else nothing. */
export function PartFailed({ query: { data, error, refetch }, className }: PartFailedProps) {
  if (!error || data !== undefined) return null
  return (
    <div role="alert" className={classNames('flex flex-wrap items-center gap-x-2 text-sm text-bad', className)}>
      <p>{failureText(error, officeShell.failed)}</p>
      <Button kind="quiet" onClick={() => void refetch()}>
        {officeShell.again}
      </Button>
    </div>
  )
}
