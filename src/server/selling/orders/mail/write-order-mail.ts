import { orderMails as copy, type OrderNews } from '../../../../shared/copy/order-mails.ts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Attachment, Mail } from '../../../platform/mail/mail.ts'
import type { Shop } from '../../../platform/shop.ts'
import { mailNameOf } from '../../../shoppers/accounts/mail-name.ts'
import { findUser } from '../../../shoppers/accounts/user-queries.ts'
import { findOrder } from '../order-queries.ts'
import { presentOrder } from '../present-order.ts'
import { orderLetter } from './order-letter.ts'

/** The paper that goes with a mail about an order, where there is one. */
type AttachPaper = (shop: Shop, orderId: string, news: OrderNews) => Promise<Attachment | undefined>

/**
 * Writes mails about orders; undefined where the shopper has no email address. To one that nobody has confirmed no paper goes, since it
 * has names and addresses in it, and nothing of an order that was cancelled again before its first mail left.
 */
export function writeOrderMail(attachPaper: AttachPaper) {
  return async (shop: Shop, { orderId, news }: { orderId: string; news: OrderNews }): Promise<Mail | undefined> => {
    const stored = await findOrder(shop.db, { id: orderId })
    const user = stored?.user_id ? await findUser(shop.db, stored.user_id) : undefined
    if (!stored || !user?.email) return undefined
    const order = presentOrder(stored)
    const name = mailNameOf(user)
    if (name === null && news === 'placed' && order.status === 'cancelled') return undefined
    const paper = name === null ? undefined : await attachPaper(shop, order._id, news)
    const link = `${shop.config.publicUrl}/profile?tab=order-history`
    const identity = shop.settings.identity()
    const { city } = identity.address
    const about = { name, link, paperAttached: paper !== undefined, from: city }
    return {
      to: user.email,
      subject: copy.subject[news](order.number),
      ...letter(identity, orderLetter(order, news, about)),
      ...(paper && { attachments: [paper] }),
    }
  }
}
