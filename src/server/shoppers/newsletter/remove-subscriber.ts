import { newsletterCopy as copy } from '../../../shared/copy/office/newsletter.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { withdrawConsents } from '../consents/consent-queries.ts'
import { deleteSubscriber } from './subscriber-queries.ts'

/**
 * Ends a subscription as somebody has asked the shop's people to, and takes back what its address agreed to (DPDP Act 2023, s. 6). The history
 * names nobody. Throws `not_found` where it has ended.
 */
export async function removeSubscriber(shop: Pick<Shop, 'clock'>, work: CommandWork, id: string): Promise<void> {
  const email = await deleteSubscriber(work.tx, id)
  if (email === null) throw new Failure('not_found', copy.gone)
  work.about({ kind: 'subscriber', id })
  await withdrawConsents(work.tx, { purpose: 'newsletter', userId: null, email, phone: null, now: shop.clock() })
}
