import type { AccountNews } from '../../shared/copy/accounts.ts'
import type { OrderNews } from '../../shared/copy/order-mails.ts'
import type { PaymentNews } from '../../shared/copy/payment-mails.ts'
import { writeAccountMail } from '../accounts/queue-account-mail.ts'
import { writeCodeMail, writeEmailCodeMail } from '../accounts/write-code-mail.ts'
import { writeOrderMail } from '../orders/mail/write-order-mail.ts'
import { writePaymentMail } from '../payments/mail/write-payment-mail.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'

/** What each kind of mail is about. */
export interface MailPayloads {
  password_code: { email: string; requestHash?: string }
  email_code: { userId: string; email: string }
  account_news: { to: string; username: string; news: AccountNews }
  order_news: { orderId: string; news: OrderNews }
  payment_news: { paymentId: string; news: PaymentNews }
}

export type MailKind = keyof MailPayloads

/** Writes a mail from what is true when it leaves; undefined where there is nobody to write to. */
type WriteMail<K extends MailKind> = (shop: Shop, payload: MailPayloads[K]) => Promise<Mail | undefined>

/** Who writes which mail. A new kind of mail is one line here and one above. */
export const mailWriters: { [K in MailKind]: WriteMail<K> } = {
  password_code: writeCodeMail,
  email_code: writeEmailCodeMail,
  account_news: writeAccountMail,
  order_news: writeOrderMail,
  payment_news: writePaymentMail,
}

export const mailKinds = Object.keys(mailWriters) as MailKind[]
