import { useMutation } from '@tanstack/react-query'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { listLimits } from '../../shared/list-limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { useSession } from '../session/store.ts'
import { cutBetweenLines } from './cut-between-lines.ts'
import { putReading, type Reading, useKeptList } from './kept-list.ts'

/** Reads a list, and the rest of one that is longer than what is read at once; `first`: the first line that came last. */
export function useReadList() {
  const userId = useSession((state) => state.user.user?._id ?? null)
  const list = useKeptList(userId)
  const reading = useMutation({
    mutationFn: async ({ text, from }: { text: string; onto: string | null; from: number }) => {
      return { from, userId, ...(await readText(text)) }
    },
    onSuccess: ({ userId, ...read }, { onto }) => putReading(read, { onto, userId }),
    // what went wrong stands above the box, out of sight of who is at the list's end
    onError: (error, { onto }) => void (onto && toast.error(failureText(error, copy.failed))),
  })
  return {
    list,
    read: (text: string) => reading.mutate({ text, onto: null, from: 0 }),
    readRest: () => list && reading.mutate({ text: list.rest, onto: list.id, from: list.lines.length }),
    /** The last reading since the page was opened. */
    last: reading.data,
    pending: reading.isPending,
    error: reading.error,
  }
}

/** Reads as much of a text as is read at once, cut between two lines; what comes after stays for later. */
async function readText(text: string): Promise<Reading> {
  const [now, later] = cutBetweenLines(text.trim(), listLimits.textMax)
  const { data } = await call('POST /cart/read-list', { body: { text: now } })
  const left = data.left + later.split('\n').filter((line) => line.trim() !== '').length
  return { lines: data.lines, left, rest: [data.rest, later].filter(Boolean).join('\n') }
}
