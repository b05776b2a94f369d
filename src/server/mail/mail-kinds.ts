import type { OrderNews } from '../../shared/copy/order-mails.ts'
import type { PaymentNews } from '../../shared/copy/payment-mails.ts'
import { writeCodeMail } from '../accounts/write-code-mail.ts'
import type { Shop } from '../shop.ts'
import type { Mail } from './mail.ts'
import { writeOrderMail } from './write-order-mail.ts'
import { writePaymentMail } from './write-payment-mail.ts'

/** What each kind of mail is about. */
export interface MailPayloads {
  password_code: { email: string; requestHash?: string }
  order_news: { orderId: string; news: OrderNews }
  payment_news: { paymentId: string; news: PaymentNews }
}

export type MailKind = keyof MailPayloads

/** Writes a mail from what is true when it leaves; undefined where there is nobody to write to. */
type WriteMail<K extends MailKind> = (shop: Shop, payload: MailPayloads[K]) => Promise<Mail | undefined>

/** Who writes which mail. A new kind of mail is one line here and one above. */
export const mailWriters: { [K in MailKind]: WriteMail<K> } = {
  password_code: writeCodeMail,
  order_news: writeOrderMail,
  payment_news: writePaymentMail,
}

export const mailKinds = Object.keys(mailWriters) as MailKind[]
