import type { Order } from '../../shared/contract/orders.ts'
import { ways as copy } from '../../shared/copy/delivery-ways.ts'
import { useShop } from '../site/use-shop.ts'

/** Place at which an order is collected: the counter, with the code once it is ready, or the stand of a bus. */
export function OrderPickup({ order }: { order: Order }) {
  const { address, hours } = useShop()
  if (order.busStand) return <p className="text-sm font-medium">{copy.collectAt(order.busStand)}</p>
  if (!order.pickup) return null
  const { code } = order.pickup
  const isOver = order.status === 'delivered' || order.status === 'cancelled' || order.status === 'returned'
  return (
    <section aria-label={copy.names.pickup} className="grid gap-1 rounded-sm border border-line bg-paper p-4 text-sm">
      <p className="font-semibold">{code ? copy.ready : copy.names.pickup}</p>
      {code && (
        <p>
          {copy.sayCode} <span className="figures text-2xl font-bold tracking-wider whitespace-nowrap">{code}</span>
        </p>
      )}
      {!code && !isOver && <p>{copy.notReady}</p>}
      <p className="text-steel">
        {[address.street, `${address.cityInFull} ${address.pincode}`, hours.text].filter(Boolean).join(' · ')}
      </p>
    </section>
  )
}
