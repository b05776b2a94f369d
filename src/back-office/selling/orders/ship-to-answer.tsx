import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'

type ShipTo = 'own_place' | 'third_party'

/** Says that a firm was not asked whose place its goods go to; until the order is confirmed, the answer can be given for it. */
export function ShipToAnswer({ order }: { order: OfficeOrder }) {
  const client = useQueryClient()
  const [sending, setSending] = useState<ShipTo | null>(null)
  const send = useCommand((shipTo: ShipTo, command) =>
    callOffice('POST /orders/{id}/ship-to', { params: { id: order._id }, body: { shipTo }, command }),
  )
  const answer = async (shipTo: ShipTo) => {
    if (sending) return
    setSending(shipTo)
    try {
      toast.success((await send(shipTo)).message)
    } catch (error) {
      toast.error(failureText(error, copy.notSent))
    }
    await client.invalidateQueries({ queryKey: ['orders'] })
    setSending(null)
  }
  const { supplyDoubt: states } = order
  if (!states) return null
  return (
    <div className="mt-2 grid gap-2 rounded-xs bg-signal-wash px-3 py-2 text-sm">
      <p>{copy.supplyDoubt(states)}</p>
      {order.mayEditAddress && (
        <div className="flex flex-wrap gap-2">
          {(['own_place', 'third_party'] as const).map((shipTo) => (
            <Button key={shipTo} kind="outline" pending={sending === shipTo} onClick={() => void answer(shipTo)}>
              {copy.shipToAnswer[shipTo](states)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
