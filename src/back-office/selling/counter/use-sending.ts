import { useState } from 'react'
import { ApiFailure } from '../../../ui/api-failure.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import type { ToSend } from './counter-sale.ts'
import type { PlacedOrder } from './order-placed.tsx'
import type { DoneSale } from './sale-done.tsx'

/** Answer to what was completed: a sale that is handed over, or an order that is delivered later. */
export type Done = { sale: DoneSale } | { order: PlacedOrder }

interface Sending {
  onDone: (done: Done) => void
  /** The parked sale is somebody else's meanwhile. */
  onLost: () => void
}

/** Sends a sale or an order, once for each press: sent again after no answer came, it is the same one. */
export function useSending({ onDone, onLost }: Sending) {
  const [failure, setFailure] = useState<unknown>(null)
  const [pending, setPending] = useState(false)
  const sendOnce = useCommand(async (body: ToSend, command): Promise<Done> => {
    if ('sale' in body) return { sale: (await callOffice('POST /counter/sales', { body: body.sale, command })).data }
    return { order: (await callOffice('POST /counter/orders', { body: body.order, command })).data }
  })
  const send = async (body: ToSend) => {
    if (pending) return
    setPending(true)
    setFailure(null)
    try {
      onDone(await sendOnce(body))
      for (const key of ['orders', 'till', 'counter-price']) void queryClient.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiFailure && error.code === 'order_state') onLost()
    } finally {
      setPending(false)
    }
  }
  return { send, failure, pending, forget: () => setFailure(null) }
}
