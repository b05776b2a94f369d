import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { selectedOrders as copy } from '../../../shared/copy/office/selected-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'

/** Takes the selected orders that can be picked onto one's own walk along the shelves, and goes there. */
export function PickMany({ rows }: { rows: readonly OrderRow[] }) {
  const navigate = useNavigate()
  const orders = rows.filter(({ status, picking }) => status === 'confirmed' && picking !== 'picked')
  const start = useAct({
    send: (command) => callOffice('POST /picks', { body: { orders: orders.map(({ _id }) => _id) }, command }),
    stale: ['picks'],
    failed: copy.pickFailed,
    onDone: () => navigate('/pick'),
  })
  if (orders.length === 0) return null
  return (
    <Button kind="outline" pending={start.pending} onClick={() => start.act()}>
      {copy.pick(orders.length)}
    </Button>
  )
}
