import type { FastifyInstance } from 'fastify'
import { officeReturnRequests as calls } from '../../../shared/contract/office/return-request-calls.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { officeRequestCopy } from '../../../shared/copy/office/return-requests.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import type { RequestState } from '../../../shared/return-requests.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { staffCommand, staffFile, staffRoute } from '../../staff/http/staff-route.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { listRequestsForStaff } from './list-return-requests.ts'
import { findPhoto } from './return-request-queries.ts'
import { stepReturnRequest } from './step-return-request.ts'

interface Call {
  params: { number: string }
  body: { saw: RequestState; reason?: string | undefined; reference?: string }
  staff: Staff
}

/** Requests to return goods or to cancel, for the people of the shop: the list, the photos, and each step a command. */
export function returnOfficeRoutes(office: FastifyInstance, shop: PayingShop): void {
  staffRoute(office, shop, calls.listReturnRequests, async ({ query }) => {
    const { requests, ...told } = await listRequestsForStaff(shop, query)
    return { data: requests, ...told, pageSize: limits.pageSizeMax }
  })
  staffFile(office, shop, calls.returnRequestPhoto, async ({ params: { id } }) => {
    const bytes = await findPhoto(shop.db, id)
    if (!bytes) throw new Failure('not_found', failures.notFound)
    return { contentType: 'image/webp', fileName: 'photo.webp', bytes }
  })
  const bring = (to: RequestState) => step(shop, to)
  staffCommand(office, shop, calls.acceptReturnRequest, bring('accepted'))
  staffCommand(office, shop, calls.refuseReturnRequest, bring('refused'))
  staffCommand(office, shop, calls.pickUpReturnRequest, bring('picked_up'))
  staffCommand(office, shop, calls.arriveReturnRequest, bring('arrived'))
  staffCommand(office, shop, calls.inspectReturnRequest, bring('inspected'))
  staffCommand(office, shop, calls.refundReturnRequest, bring('refunded'))
}

function step(shop: PayingShop, to: RequestState) {
  return async ({ params: { number }, body, staff }: Call, work: CommandWork) => {
    const note = (body.reason ?? body.reference ?? '').trim()
    await stepReturnRequest(shop, work, { number, to, saw: body.saw, note, staff })
    return { message: officeRequestCopy.done(number, to) }
  }
}
