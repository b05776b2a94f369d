import { SearchX, TriangleAlert } from 'lucide-react'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface RecordFailedProps {
  error: Error
  copy: { gone: string; goneText: string; toList: string; failed: string; again: string }
  /** The path of the list of its kind of records. */
  list: string
  onAgain: () => void
}

/** A record that cannot be shown: there is none, with the way to the list; or why not, with the way to try again. */
export function RecordFailed({ error, copy, list, onAgain }: RecordFailedProps) {
  if (hasStatus(error, 404)) {
    return (
      <EmptyState icon={SearchX} title={copy.gone} text={copy.goneText}>
        <ButtonLink kind="ink" to={list}>
          {copy.toList}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={TriangleAlert} title={copy.failed} text={failureText(error, '')}>
      <Button onClick={onAgain}>{copy.again}</Button>
    </EmptyState>
  )
}
