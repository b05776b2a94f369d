import { writeTicketMail } from '../feedback/complaints/write-ticket-mail.ts'
import { writeTicketNotice } from '../feedback/complaints/write-ticket-notice.ts'
import { writeQuestionMail } from '../feedback/questions/write-question-mail.ts'
import { writeReviewMail } from '../feedback/reviews/write-review-mail.ts'
import { writeStockMail } from '../feedback/stock-requests/write-stock-mail.ts'
import type { MailKinds } from '../platform/mail/mail-kinds.ts'
import type { Shop } from '../platform/shop.ts'
import { writePayLinkMail } from '../selling/checkout/linked/write-pay-link-mail.ts'
import { attachPaper, attachRefundVoucher } from '../selling/invoices/attach-paper.ts'
import { writeOrderMail } from '../selling/orders/mail/write-order-mail.ts'
import { writePaymentMail } from '../selling/payments/mail/write-payment-mail.ts'
import { writeQuoteMail } from '../selling/quotes/write-quote-mail.ts'
import { writeRequestMail } from '../selling/return-requests/write-request-mail.ts'
import { writeRequestNotice } from '../selling/return-requests/write-request-notice.ts'
import { writeByFormerServer, writeGuardedMail } from '../settings/write-guarded-mail.ts'
import { writeAccountMail } from '../shoppers/accounts/queue-account-mail.ts'
import { isConfirmedEmail } from '../shoppers/accounts/user-queries.ts'
import { writeCodeMail, writeEmailCodeMail } from '../shoppers/accounts/write-code-mail.ts'
import { writeUnsubscribeMail } from '../shoppers/newsletter/write-unsubscribe-mail.ts'
import { writeAlertMail } from '../staff/alerts/write-alert-mail.ts'
import { writeInvitation, writeStaffNews } from '../staff/sign-in/staff-mail.ts'
import { byChoice } from './by-choice.ts'

/** Returns whether an address is confirmed: its owner always gets news about their money and goods. */
const isAlwaysSent = (shop: Shop, to: string) => isConfirmedEmail(shop.db, to)

/**
 * Limits for news of a change to an account. It is sent however many other mails the address got: whoever took the account over
 * may have sent them.
 */
const securityNotices = ['notice'] as const

/** Whoever is signed in, or was with this browser, is kept from a code by no mails that others caused. */
const ownCodes = ['ownCode'] as const

/** Whoever types a stranger's address, orders and cancels sends few mails there. */
const unconfirmedNews = ['mail', 'mailDaily', 'unconfirmedNews', 'unconfirmedNewsDaily'] as const

/** Writers of the mails, by kind. A new kind of mail is one line here, and of one to shoppers one in shared/shopper-messages.ts. */
export const mailKinds: MailKinds = byChoice({
  password_code: { write: writeCodeMail },
  own_password_code: { write: writeCodeMail, counted: ownCodes },
  email_code: { write: writeEmailCodeMail, counted: ownCodes },
  account_news: { write: writeAccountMail, counted: securityNotices },
  order_news: { write: writeOrderMail(attachPaper), isAlwaysSent, counted: unconfirmedNews },
  return_request_news: { write: writeRequestMail, isAlwaysSent, counted: unconfirmedNews },
  // an account has few of them in a day
  return_request_notice: { write: writeRequestNotice, isAlwaysSent: async () => true },
  staff_news: { write: writeStaffNews, isAlwaysSent: async () => true },
  guarded_change: { write: writeGuardedMail, isAlwaysSent: async () => true },
  guarded_by_former: { write: writeByFormerServer, isAlwaysSent: async () => true, isTriedOnce: true },
  staff_invitation: { write: writeInvitation },
  // whoever is told chose it, and can end it
  staff_alert: { write: writeAlertMail, isAlwaysSent: async () => true },
  // somebody of the shop asked for it by name
  pay_link: { write: writePayLinkMail, isAlwaysSent: async () => true },
  payment_news: { write: writePaymentMail(attachRefundVoucher), isAlwaysSent },
  review_news: { write: writeReviewMail },
  question_news: { write: writeQuestionMail },
  stock_request: { write: writeStockMail },
  newsletter_end: { write: writeUnsubscribeMail },
  // anybody may complain in anybody's name: this one is counted by address
  ticket_received: { write: writeTicketMail },
  ticket_answer: { write: writeTicketMail, isAlwaysSent: async () => true },
  // anybody may ask in anybody's name
  quote_asked: { write: writeQuoteMail },
  quote_sent: { write: writeQuoteMail, isAlwaysSent: async () => true },
  // counted where it is queued
  ticket_notice: { write: writeTicketNotice, isAlwaysSent: async () => true },
})
