import { orderMails } from '../../../../shared/copy/order-mails.ts'
import { paymentMails as copy, type PaymentNews } from '../../../../shared/copy/payment-mails.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Fact } from '../../../platform/mail/letter-parts.ts'
import type { Attachment, Mail } from '../../../platform/mail/mail.ts'
import type { Shop } from '../../../platform/shop.ts'
import { mailNameOf } from '../../../shoppers/accounts/mail-name.ts'
import { findUser } from '../../../shoppers/accounts/user-queries.ts'
import { findPaidBack, type PaidBack } from '../payment-queries.ts'

type About = { paymentId: string; news: PaymentNews }

/** The paper that goes with a mail about a payment, where there is one. */
type AttachPaper = (shop: Shop, paymentId: string) => Promise<Attachment | undefined>

/**
 * Writes mails about payments that became no order; undefined where the shopper has no email address. No paper goes to an address
 * that nobody has confirmed, since it has names and addresses in it.
 */
export function writePaymentMail(attachPaper: AttachPaper) {
  return async (shop: Shop, { paymentId, news }: About): Promise<Mail | undefined> => {
    const paid = await findPaidBack(shop.db, paymentId)
    const user = paid && (await findUser(shop.db, paid.userId))
    if (!paid || !user?.email) return undefined
    const amount = formatRupees(rupeesFromPaise(paid.amount))
    const name = mailNameOf(user)
    const paper = name !== null && news === 'returning' ? await attachPaper(shop, paymentId) : undefined
    const sentences = news === 'returned' ? [copy.returned(amount)] : whyItGoesBack(paid)
    return {
      to: user.email,
      subject: copy.subject[news](amount),
      ...letter(shop.settings.identity(), [
        { heading: copy.heading[news] },
        { text: orderMails.greeting(name) },
        { text: [...sentences, ...(paper ? [copy.voucherAttached] : [])].join(' ') },
        { facts: facts(paid, paymentId, amount) },
        { button: { label: copy.button, href: shop.config.publicUrl } },
      ]),
      ...(paper && { attachments: [paper] }),
    }
  }
}

function whyItGoesBack(paid: PaidBack): string[] {
  return [payments.refundedBecause[paid.reason], ...(paid.isOfOrder ? [] : [copy.noOrder]), copy.returning]
}

function facts({ goods, reference, isTest }: PaidBack, paymentId: string, amount: string): Fact[] {
  const lines = goods.map(({ name, variantName, quantity }) =>
    copy.line(quantity, variantName ? `${name}, ${variantName}` : name),
  )
  return [
    { name: copy.amount, lines: [amount] },
    { name: copy.payment, lines: [paymentId, ...(isTest ? [orderMails.test] : [])] },
    { name: copy.goods, lines },
    ...(reference ? [{ name: copy.reference, lines: [reference] }] : []),
  ]
}
