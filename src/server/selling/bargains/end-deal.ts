import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { bargainsOffice } from '../../../shared/copy/office/bargains.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { openLockedCart } from '../cart/quoted-line-queries.ts'
import { changeDeal, lockDeal, lockDealById } from '../deals/deal-queries.ts'

/** Ends a shopper's own deal; what is in the cart stays there, at the list price. Throws `deal_state` where it is over already. */
export function endOwnDeal(shop: Shop, userId: string, dealId: string): Promise<void> {
  return transact(shop, async ({ tx }) => {
    await openLockedCart(tx, userId, shop.clock())
    const deal = await lockDeal(tx, userId)
    if (deal?.id !== dealId) throw new Failure('deal_state', copy.none)
    await changeDeal(tx, dealId, { state: 'ended' })
  })
}

/** Ends a customer's deal, for the people of the shop. Throws `not_found`; `deal_state` where it is used or over. */
export async function endDealOfCustomer(work: CommandWork, id: string): Promise<void> {
  const deal = await lockDealById(work.tx, id)
  if (!deal) throw new Failure('not_found', bargainsOffice.dealNotFound)
  if (!(await changeDeal(work.tx, id, { state: 'ended' }))) throw new Failure('deal_state', bargainsOffice.dealOver)
  work.about({ kind: 'deal', id })
  work.changed('deal', id, { state: deal.state }, { state: 'ended' })
}
