import type { FastifyInstance } from 'fastify'
import { officePolicies } from '../../../shared/contract/office/policies.ts'
import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { publishPolicy, restorePolicy, savePolicy } from './change-policy.ts'
import { listPolicies, readPolicy } from './read-policy.ts'

/** Registers the calls for pages and policies. */
export function policyOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officePolicies.listPolicies, async () => ({ data: await listPolicies(shop) }))
  staffRoute(office, shop, officePolicies.getPolicy, async ({ params: { name } }) => ({
    data: await readPolicy(shop, shop.db, name),
  }))
  staffCommand(office, shop, officePolicies.savePolicy, async ({ params: { name }, body }, work) => {
    await savePolicy(shop, work, name, body)
    return { message: copy.saved, data: await readPolicy(shop, work.tx, name) }
  })
  staffCommand(office, shop, officePolicies.publishPolicy, async ({ params: { name }, body }, work) => {
    await publishPolicy(shop, work, name, body)
    return { message: copy.published, data: await readPolicy(shop, work.tx, name) }
  })
  staffCommand(office, shop, officePolicies.restorePolicy, async ({ params: { name }, body }, work) => {
    await restorePolicy(shop, work, name, body)
    return { message: copy.restored, data: await readPolicy(shop, work.tx, name) }
  })
}
