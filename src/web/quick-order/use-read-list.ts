import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListLine } from '../../shared/contract/lists.ts'
import { call } from '../api/call.ts'
import { firstChoice, type LineChoice } from './line-choices.ts'

/** A list that was read, with what the shopper makes of it. */
export interface ReadList {
  lines: readonly ListLine[]
  choices: readonly LineChoice[]
  left: number
}

/** Changes what is made of a line of a list: where another one has been read meanwhile, nothing. */
export type ChooseLine = (of: ReadList['lines'], at: number, change: Partial<LineChoice>) => void

/** Reads a list, and keeps what is chosen of it. */
export function useReadList() {
  const [list, setList] = useState<ReadList | null>(null)
  const reading = useMutation({
    mutationFn: (text: string) => call('POST /cart/read-list', { body: { text } }),
    onSuccess: ({ data }) => setList({ ...data, choices: data.lines.map(firstChoice) }),
  })
  const choose: ChooseLine = (of, at, change) =>
    setList((now) =>
      now?.lines === of
        ? { ...now, choices: now.choices.map((each, index) => (index === at ? { ...each, ...change } : each)) }
        : now,
    )
  return { list, choose, read: reading.mutate, pending: reading.isPending, error: reading.error }
}
