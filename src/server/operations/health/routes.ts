import type { FastifyInstance } from 'fastify'
import { officeHealth } from '../../../shared/contract/office/health.ts'
import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'
import { staffRoute } from '../../staff/http/staff-route.ts'
import { openHealth } from './look-at-health.ts'
import { presentHealth } from './present-health.ts'

/** Registers the call about the state of the shop: it is checked on request, and the result is kept for some seconds. */
export function healthOfficeRoutes(office: FastifyInstance, shop: PayingShop): void {
  const look = openHealth(shop)
  staffRoute(office, shop, officeHealth.health, async () => {
    const checks = await presentHealth(shop.db, await look())
    return { data: { checkedAt: shop.clock().toISOString(), checks } }
  })
}
