import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OwnRun, OwnStop } from '../../../shared/contract/office/run-calls.ts'
import { runsScreen as copy } from '../../../shared/copy/office/runs-screen.ts'
import type { RunMark } from '../../../shared/run-stops.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId, type OfficeAnswer } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useMe } from '../../api/use-me.ts'
import { markQueue, type QueuedMark, useMarksOf } from './mark-queue.ts'
import { sendMarks } from './send-marks.ts'

const pollMs = 60_000
const key = ['runs', 'mine']
type Answer = OfficeAnswer<'GET /runs/mine'>

/** A stop with what this phone has marked and not sent yet. */
export type StopHere = OwnStop & { waits: QueuedMark | undefined }
/** A run as it will be when all is sent. */
export type RunHere = Omit<OwnRun, 'stops'> & { stops: StopHere[] }

/** A mark as a person enters it. */
export type EnteredMark = { how: RunMark; reference?: string; reason?: string }

/** Returns the own runs with the marks that wait, and what can be done with their stops. */
export function useOwnRuns() {
  const { _id: staffId } = useMe()
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callOffice('GET /runs/mine', { signal }),
    refetchInterval: pollMs,
    meta: { live: ['orders'] },
  })
  const queue = useMarksOf(staffId)
  useEffect(() => void sendMarks(staffId), [staffId])
  const mark = (stop: OwnStop, entered: EnteredMark) => {
    const amount = entered.how === 'cash' || entered.how === 'upi' ? stop.collect : null
    const at = new Date().toISOString()
    markQueue.add({ ...entered, command: newCommandId(), stopId: stop._id, staffId, number: stop.number, amount, at })
    void sendMarks(staffId)
  }
  const runs = query.data?.data.runs.map((run) => withQueue(run, queue))
  return { query, runs, queue, mark, move: moveStop }
}

function withQueue(run: OwnRun, queue: readonly QueuedMark[]): RunHere {
  const stops = run.stops.map((stop) => {
    const isOpen = stop.state === 'open'
    return { ...stop, waits: isOpen ? queue.find((each) => each.stopId === stop._id && !each.refused) : undefined }
  })
  const waiting = stops.reduce((sum, { waits }) => sum + (waits?.how === 'cash' ? (waits.amount ?? 0) : 0), 0)
  return { ...run, collected: Math.round((run.collected + waiting) * 100) / 100, stops }
}

/** Changes the place of a stop with another; shown at once, and as it was where the shop does not take it. */
async function moveStop(run: RunHere, stopId: string, otherId: string): Promise<void> {
  const ids = run.stops.map(({ _id }) => _id)
  const stops = ids.map((id) => (id === stopId ? otherId : id === otherId ? stopId : id))
  const sorted = (each: OwnRun) => [...each.stops].sort((one, two) => stops.indexOf(one._id) - stops.indexOf(two._id))
  await queryClient.cancelQueries({ queryKey: key })
  queryClient.setQueryData<Answer>(key, (known) => {
    if (!known) return known
    const runs = known.data.runs.map((each) => (each._id === run._id ? { ...each, stops: sorted(each) } : each))
    return { ...known, data: { runs } }
  })
  try {
    await callOffice('POST /runs/{id}/order', { params: { id: run._id }, body: { stops }, command: newCommandId() })
  } catch (error) {
    toast.error(failureText(error, copy.failed))
    void queryClient.invalidateQueries({ queryKey: key })
  }
}
