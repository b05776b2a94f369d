import { customerMergeCopy as copy } from '../../../../shared/copy/office/customer-merge.ts'
import { customersCopy } from '../../../../shared/copy/office/customers.ts'
import { customerLimits } from '../../../../shared/customer-limits.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Shop } from '../../../platform/shop.ts'
import { isFollowed } from '../../../selling/checkout/linked/is-followed.ts'
import {
  lockCounterSale,
  lockSalesWithoutAccount,
  setCustomerOfSale,
} from '../../../selling/orders/counter-sales-queries.ts'
import { findRequestsOfOrder } from '../../../selling/return-requests/return-request-queries.ts'
import { lockUser } from '../../../shoppers/accounts/user-queries.ts'
import { accountsOfPerson } from '../../../shoppers/customers/link-queries.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import type { RecordUndo } from '../../../staff/commands/undo-registry.ts'

/**
 * Gives a customer what was sold at the counter to their own telephone number before there was an account, as the counter does
 * since: they see these bills. The oldest of them, as many as one command takes. Throws `not_found`, also where there are none.
 */
export async function addCounterSales({ clock }: Pick<Shop, 'clock'>, work: CommandWork, id: string): Promise<void> {
  const accounts = await accountsOfPerson(work.tx, id)
  let room: number = customerLimits.salesAtOnce
  for (const account of [...accounts].sort()) {
    const user = await lockUser(work.tx, account)
    if (!user) continue
    if (account === accounts[0]) work.about({ kind: 'person', id: account, name: user.username })
    const sales = await lockSalesWithoutAccount(work.tx, user.phonenumber, room)
    room -= sales.length
    for (const sale of sales) await give(work, sale, { from: null, to: account, now: clock() })
  }
  if (room === customerLimits.salesAtOnce) throw new Failure('not_found', copy.noSales)
}

/**
 * Undo: the sale is nobody's again. Not where the customer has asked for a return of it since, or another order follows it; done again it needs the same
 * telephone number.
 */
export function undoCounterSaleRecord({ clock }: Pick<Shop, 'clock'>): RecordUndo {
  return {
    needs: 'customers.change',
    read: async (tx, id) => {
      const sale = await lockCounterSale(tx, id)
      return sale && { customer: sale.userId }
    },
    restore: async (work, id, { customer }) => {
      const sale = await lockCounterSale(work.tx, id)
      if (!sale) throw new Failure('not_found', customersCopy.unknown)
      if (typeof customer !== 'string') {
        const requests = await findRequestsOfOrder(work.tx, id)
        if (requests.length > 0) throw new Failure('cannot_undo', copy.returnAsked(sale.number))
        if (await isFollowed(work.tx, id)) throw new Failure('cannot_undo', copy.isFollowed(sale.number))
        return give(work, id, { from: sale.userId, to: null, now: clock() })
      }
      const user = await lockUser(work.tx, customer)
      if (user?.phonenumber !== sale.phone) throw new Failure('cannot_undo', copy.otherPhone)
      await give(work, id, { from: sale.userId, to: customer, now: clock() })
    },
  }
}

async function give(
  work: CommandWork,
  id: string,
  { from, to, now }: { from: string | null; to: string | null; now: Date },
): Promise<void> {
  await setCustomerOfSale(work.tx, id, { userId: to, now })
  work.changed('counter_sale', id, { customer: from }, { customer: to })
}
