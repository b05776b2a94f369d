import type { UseQueryResult } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadingPart } from './loading-part.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** Shows the loaded data; a skeleton until then; after an error the reason and a retry button. Data already loaded stays. */
export function LoadedPart<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  const why = error && failureText(error, officeShell.failed)
  if (data !== undefined) {
    return (
      <>
        <FormAlert text={why} />
        {children(data)}
      </>
    )
  }
  if (error) {
    return (
      <EmptyState icon={TriangleAlert} title={why ?? ''}>
        <Button onClick={() => refetch()}>{officeShell.again}</Button>
      </EmptyState>
    )
  }
  return (
    <LoadingPart>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </LoadingPart>
  )
}
