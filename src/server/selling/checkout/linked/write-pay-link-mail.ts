import { orderMails } from '../../../../shared/copy/order-mails.ts'
import { payLinks } from '../../../../shared/copy/pay-links.ts'
import { formatMoment } from '../../../../shared/format-moment.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Shop } from '../../../platform/shop.ts'
import { mailNameOf } from '../../../shoppers/accounts/mail-name.ts'
import { findUser } from '../../../shoppers/accounts/user-queries.ts'
import { findOrder } from '../../orders/order-queries.ts'
import type { PayLinkNews } from '../../payments/mail/queue-pay-link-mail.ts'
import { findCheckout } from '../pay/checkout-queries.ts'
import { isPayLink, payLinkUrl } from './pay-link-key.ts'

const copy = payLinks.mail

/**
 * Writes the mail with a payment link, or that it is over; undefined where the shopper has no email address, where there is nothing to
 * pay any more, and where it was paid after all.
 */
export async function writePayLinkMail(shop: Shop, { checkoutId, news }: PayLinkNews): Promise<Mail | undefined> {
  const link = await findCheckout(shop.db, checkoutId)
  if (!link || !isPayLink(link) || (news === 'asked' ? link.status !== 'open' : link.status === 'settled'))
    return undefined
  const [order, user] = [await findOrder(shop.db, { id: link.follows }), await findUser(shop.db, link.user_id)]
  if (!order || !user?.email) return undefined
  const amount = formatRupees(rupeesFromPaise(link.amount))
  const lines = link.draft.lines.map(
    ({ name, variantName, quantity }) => `${quantity} × ${variantName ? `${name}, ${variantName}` : name}`,
  )
  const facts = [
    { name: copy.order, lines: [order.number] },
    { name: copy.goods, lines },
    ...(news === 'asked' ? [{ name: copy.amount, lines: [amount] }] : []),
  ]
  const text = news === 'asked' ? copy.asked(amount, formatMoment(link.expires_at.toISOString())) : copy.over
  const way = [{ button: { label: copy.button, href: payLinkUrl(shop, link.id) } }, { text: copy.notYou }]
  return {
    to: user.email,
    subject: copy.subject[news](order.number),
    ...letter(shop.settings.identity(), [
      { heading: copy.heading[news] },
      { text: orderMails.greeting(mailNameOf(user)) },
      { text },
      { facts },
      ...(news === 'asked' ? way : []),
    ]),
  }
}
