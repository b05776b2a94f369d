import type { FastifyInstance } from 'fastify'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { staffCommand, staffRoute } from '../../../staff/http/staff-route.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { editOrder } from './edit-order.ts'
import { previewEdit } from './preview-edit.ts'

/** Registers the edit of an order before its invoice, and what it would come to. */
export function editRoutes(office: FastifyInstance, shop: PayingShop): void {
  staffRoute(office, shop, officeEndpoints.previewEdit, async ({ params, body, staff }) => ({
    data: await previewEdit(shop, params.id, body, mayOf(staff)),
  }))
  staffCommand(office, shop, officeEndpoints.editOrder, async ({ params, body, staff }, work) => {
    const { digest, reason: _, ...wish } = body
    const { order, refund } = await editOrder(shop, work, { orderId: params.id, wish, digest, ...mayOf(staff) })
    const { id, number, version, payable } = order
    return {
      message: copy.done(number),
      data: {
        _id: id,
        ...{ number, version, total: rupeesFromPaise(payable) },
        refund: refund && {
          _id: refund.id,
          amount: rupeesFromPaise(refund.amount),
          way: refund.way,
          status: refund.status,
        },
      },
    }
  })
}

function mayOf({ permissions }: Pick<Staff, 'permissions'>) {
  return { mayRemoveCoupon: permissions.has('coupons.edit') }
}
