import type { FastifyInstance } from 'fastify'
import { consents } from '../../../shared/contract/consents.ts'
import { consentsCopy } from '../../../shared/copy/consents.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { findUser } from '../accounts/user-queries.ts'
import { changeConsent } from './change-consent.ts'
import { readConsents } from './read-consents.ts'

/** Registers the calls for what a shopper agrees to. */
export function consentRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, consents.listConsents, async ({ shopper }) => {
    const user = await findUser(shop.db, shopper.userId)
    if (!user) throw new Failure('not_signed_in', failures.notSignedIn)
    return { data: await readConsents(shop.db, user) }
  })
  route(app, shop, consents.changeConsent, async ({ shopper, body }) => {
    const data = await changeConsent(shop, shopper.userId, body)
    return { message: body.given ? consentsCopy.given : consentsCopy.withdrawn, data }
  })
}
