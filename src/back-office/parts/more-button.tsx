import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'

interface MoreButtonProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  label: string
  className?: string
}

/** Button that adds the next rows to a list; nothing where there are none. */
export function MoreButton({ list, label, className = 'mt-4 max-sm:w-full' }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      kind="outline"
      pending={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      className={className}
    >
      {label}
    </Button>
  )
}
