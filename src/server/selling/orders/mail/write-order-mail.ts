import type { NamedPaper } from '../../../../domain/selling/invoices/invoice-number.ts'
import type { Order } from '../../../../shared/contract/orders.ts'
import { orderMails as copy, type OrderNews } from '../../../../shared/copy/order-mails.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { ShopIdentity } from '../../../../shared/settings/shop-identity.ts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Attachment, Mail } from '../../../platform/mail/mail.ts'
import type { Shop } from '../../../platform/shop.ts'
import { mailNameOf } from '../../../shoppers/accounts/mail-name.ts'
import { findUser } from '../../../shoppers/accounts/user-queries.ts'
import { findOrder } from '../order-queries.ts'
import { presentOrder } from '../present-order.ts'
import { showCode } from '../show-code.ts'
import type { StoredOrder } from '../stored-order.ts'
import { type MailedRefund, orderLetter } from './order-letter.ts'
import { isAboutParcel, parcelLetter } from './parcel-letter.ts'

/** The paper that goes with a mail about an order, where there is one. */
type AttachPaper = (
  shop: Shop,
  orderId: string,
  news: OrderNews,
  note?: string,
) => Promise<(NamedPaper & { file: Attachment }) | undefined>

/** `refundId`: the refund, `note`: the number of the credit note of a part, `parcel`: its number, `changes`: those of an edit, that the news is about. */
type Payload = {
  orderId: string
  news: OrderNews
  refundId?: string | undefined
  note?: string | undefined
  parcel?: number | undefined
  changes?: string[] | undefined
}

/**
 * Writes mails about orders; undefined where the shopper has no email address. To one that nobody has confirmed no paper goes, since it
 * has names and addresses in it, and nothing of an order that was cancelled again before its first mail left. Nothing either of one that does
 * not wait at the counter any more: who stands there has it before the mail leaves.
 */
export function writeOrderMail(attachPaper: AttachPaper) {
  return async (
    shop: Shop,
    { orderId, news, refundId, note, parcel, changes = [] }: Payload,
  ): Promise<Mail | undefined> => {
    const stored = await findOrder(shop.db, { id: orderId })
    const user = stored?.user_id ? await findUser(shop.db, stored.user_id) : undefined
    if (!stored || !user?.email) return undefined
    const order = showCode(shop.config, stored, presentOrder(stored, shop.settings.now()['delivery.carriers']))
    const name = mailNameOf(user)
    if (isOvertaken(order, news, { name, parcel })) return undefined
    const paper = name === null ? undefined : await attachPaper(shop, order._id, news, note)
    const link = `${shop.config.publicUrl}/profile?tab=order-history`
    const identity = shop.settings.identity()
    const { city } = identity.address
    const refund = refundOf(stored, news, { refundId, note })
    const about = { name, link, paper, from: city, counter: counterOf(identity), refund, changes, parcel }
    return {
      to: user.email,
      subject: copy.subject[news](order.number),
      ...letter(identity, isAboutParcel(news) ? parcelLetter(order, news, about) : orderLetter(order, news, about)),
      ...(paper && { attachments: [paper.file] }),
    }
  }
}

/** Returns whether there is nothing to tell any more. */
function isOvertaken(
  { status, parcels = [] }: Order,
  news: OrderNews,
  { name, parcel }: { name: string | null; parcel: number | undefined },
): boolean {
  if (name === null && news === 'placed' && status === 'cancelled') return true
  if (news === 'ready') return status !== 'packed'
  return isAboutParcel(news) && !parcels.some(({ number }) => number === parcel)
}

/** Address and hours of the counter, a line each. */
function counterOf({ name, address, hours }: ShopIdentity): string[] {
  return [name, address.street, `${address.cityInFull} ${address.pincode}`.trim(), hours.text].filter(Boolean)
}

/** The money that the news is about: of one refund, of one part, or of all that goes back of an order at its end. */
function refundOf(
  { refunds, payable }: StoredOrder,
  news: OrderNews,
  { refundId, note }: Pick<Payload, 'refundId' | 'note'>,
): MailedRefund {
  const isEnd = news === 'returned' || news === 'cancelled'
  const about = refunds.filter((each) =>
    refundId || note || news === 'edited'
      ? each.id === refundId || (note !== undefined && each.note === note)
      : !isEnd || each.reason === 'order_returned' || each.reason === 'order_cancelled',
  )
  // what a price credit had taken the price of comes back without money
  const isNothing = about.length === 0 && (note !== undefined || refunds.length > 0 || news === 'edited')
  const amount = about.length > 0 ? about.reduce((sum, each) => sum + each.amount, 0) : payable
  return {
    isNothing,
    amount: formatRupees(rupeesFromPaise(amount)),
    byHand: about.length > 0 && about.every(({ way }) => way !== 'provider'),
    reference: about.at(-1)?.reference ?? null,
  }
}
