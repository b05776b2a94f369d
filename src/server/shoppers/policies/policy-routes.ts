import type { FastifyInstance } from 'fastify'
import { policiesTag } from '../../../shared/cache-tags.ts'
import { policies } from '../../../shared/contract/policies.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { readPublished } from './read-policy.ts'

/** Registers the public read of what the owner has published of a page. */
export function policyRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, policies.policy, async ({ params: { name } }) => ({ data: await readPublished(shop.db, name) }), {
    tags: () => [policiesTag],
  })
}
