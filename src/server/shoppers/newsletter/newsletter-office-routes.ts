import type { FastifyInstance } from 'fastify'
import { officeNewsletter } from '../../../shared/contract/office/newsletter.ts'
import { newsletterCopy as copy } from '../../../shared/copy/office/newsletter.ts'
import type { Shop } from '../../platform/shop.ts'
import { recordContactReads } from '../../staff/contact-reads.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { exportSubscribers, findSubscribers } from './find-subscribers.ts'
import { removeSubscriber } from './remove-subscriber.ts'

/** Registers the calls for the subscribers of the newsletter. */
export function newsletterOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeNewsletter.findSubscribers, async ({ staff, body }) => {
    const found = await findSubscribers(shop, body, staff.permissions)
    if (found.data.length > 0) await recordContactReads(shop, staff, [{ subject: 'list', id: 'newsletter' }])
    return found
  })
  staffCommand(office, shop, officeNewsletter.removeSubscriber, async ({ params: { id } }, work) => {
    await removeSubscriber(shop, work, id)
    return { message: copy.removed }
  })
  staffCommand(office, shop, officeNewsletter.exportSubscribers, async (_call, work) => {
    work.about({ kind: 'subscriber', id: 'list' })
    return { exportId: work.commandId }
  })
  staffRoute(office, shop, officeNewsletter.fetchSubscribers, ({ staff, params, body }) =>
    exportSubscribers(shop, staff, { ...body, ...params }),
  )
}
