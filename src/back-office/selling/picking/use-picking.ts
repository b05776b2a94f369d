import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PickShare, PickStop } from '../../../shared/contract/office/pick-calls.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { useMe } from '../../api/use-me.ts'
import { itemName } from '../../scan/item-line.tsx'
import { pickQueue, type QueuedPick, usePicksOf } from './pick-queue.ts'
import { sendPicks } from './send-picks.ts'
import { shareOut, withQueue } from './stops-here.ts'

const pollMs = 60_000

/** Returns the own walk with the taps that wait, who else picks, and what can be done at a stop. */
export function usePicking() {
  const { _id: staffId } = useMe()
  const query = useQuery({
    queryKey: ['picks'],
    queryFn: ({ signal }) => callOffice('GET /picks', { signal }),
    refetchInterval: pollMs,
    meta: { live: ['orders'] },
  })
  const queue = usePicksOf(staffId)
  const recorded = query.data?.data.recorded ?? []
  const unsent = queue.filter(({ command }) => !recorded.includes(command))
  useEffect(() => void sendPicks(staffId), [staffId])
  const add = (stop: PickStop, walkId: string, tap: Pick<QueuedPick, 'kind' | 'orderId' | 'pieces'>) => {
    const { productId, variantId } = stop
    const at = new Date().toISOString()
    const entry = { ...tap, walkId, productId, variantId, name: itemName(stop), at }
    pickQueue.set([...pickQueue.read(), { ...entry, command: newCommandId(), staffId }])
    void sendPicks(staffId)
  }
  const data = query.data?.data
  const walkId = data?.walk?._id ?? ''
  return {
    query,
    queue,
    walk: data?.walk ?? null,
    stops: (data?.walk?.stops ?? []).map((stop) => withQueue(stop, unsent)),
    putBack: (data?.putBack ?? []).map((stop) => withQueue(stop, unsent)),
    take: (stop: PickStop, pieces: number) => {
      for (const part of shareOut(stop, pieces)) {
        add(stop, walkId, { kind: 'take', orderId: part.share.orderId, pieces: part.pieces })
      }
    },
    back: (stop: PickStop, share: PickShare, pieces: number) =>
      add(stop, share.walkId, { kind: 'back', orderId: share.orderId, pieces }),
    short: (stop: PickStop, there: number) => add(stop, walkId, { kind: 'short', orderId: '', pieces: there }),
  }
}

export type PickingHere = ReturnType<typeof usePicking>
