import type { AccountNews } from './copy/accounts.ts'
import type { OrderNews } from './copy/order-mails.ts'
import type { PaymentNews } from './copy/payment-mails.ts'
import type { QuestionNews } from './copy/question-form.ts'
import type { ReviewNews } from './copy/review-mails.ts'
import type { StockRequestNews } from './copy/stock-requests.ts'
import type { OrderStatus } from './order-statuses.ts'
import type { RequestState } from './return-requests.ts'

/** Events that a shopper is mailed about, by the kind of the mail and, where it has several, its news: a new one has no row until it has. */
type MailedEvent =
  | `order_news.${OrderNews}`
  | `return_request_news.${RequestState}`
  | `payment_news.${PaymentNews}`
  | `stock_request.${StockRequestNews}`
  | `review_news.${ReviewNews}`
  | `question_news.${QuestionNews}`
  | `account_news.${AccountNews}`
  | 'pay_link'
  | 'quote_asked'
  | 'quote_sent'
  | 'ticket_received'
  | 'ticket_answer'
  | 'password_code'
  | 'own_password_code'
  | 'email_code'
  | 'newsletter_end'

/** Events that only a person of the shop tells of. */
type ToldByHand = 'order_status.packed' | 'order_status.out_for_delivery'

export type ShopperEvent = MailedEvent | ToldByHand

/** Texts of the WhatsApp message about an order: those of its statuses, and where they would be untrue. */
export type WhatsAppText = OrderStatus | 'undelivered' | 'atCounter' | 'ready' | 'pickedUp' | 'parcel'

/**
 * Rule by which a mail is sent. `choice`: the shop may switch it off. `consent`: the shopper agreed to it, and takes that back by
 * themselves. All others are always sent: proof of a purchase, money, a law, the safety of the account, or an answer to what was asked.
 */
export type MailRule = 'choice' | 'consent' | 'purchase' | 'money' | 'law' | 'security' | 'asked'

/** Message about an event to a shopper, and its ways. */
export interface ShopperMessage {
  name: string
  /** Null: there is no mail. */
  mail: MailRule | null
  /** Texts of the WhatsApp link that a person presses. */
  whatsapp: readonly WhatsAppText[]
}

const by = <Rule extends MailRule | null>(mail: Rule, name: string, ...whatsapp: WhatsAppText[]) => ({
  name,
  mail,
  whatsapp,
})

/** Every event that the shop tells a shopper of, with its ways (docs/decisions/213): senders, the setting and its screen read it. */
export const shopperMessages = {
  'order_news.placed': by('purchase', 'Order received', 'pending', 'atCounter'),
  'order_news.confirmed': by('choice', 'Order confirmed', 'confirmed'),
  'order_news.edited': by('purchase', 'Order changed'),
  'order_status.packed': by(null, 'Order packed', 'packed'),
  'order_news.ready': by('purchase', 'Ready for pick-up, with the code', 'ready'),
  'order_news.parcel_shipped': by('choice', 'A parcel of several is on its way', 'parcel'),
  'order_news.shipped': by('purchase', 'Order on its way, with the invoice', 'shipped'),
  'order_status.out_for_delivery': by(null, 'Out for delivery', 'out_for_delivery'),
  'order_news.delivered': by('choice', 'Order delivered or picked up', 'delivered', 'pickedUp'),
  'order_news.corrected': by('purchase', 'Correction of a mail that was wrong'),
  'order_news.cancelled': by('purchase', 'Order cancelled', 'cancelled'),
  'order_news.parcel_refused': by('money', 'A parcel was not accepted'),
  'order_news.parcel_lost': by('money', 'A parcel was lost'),
  'order_news.returned': by('money', 'Order returned, with the credit note', 'returned', 'undelivered'),
  'order_news.part_returned': by('money', 'Items returned, with the credit note'),
  'order_news.price_reduced': by('money', 'Price reduced, with the credit note'),
  'order_news.refunded': by('money', 'Refund completed'),
  'return_request_news.asked': by('asked', 'Return or cancellation asked for'),
  'return_request_news.accepted': by('asked', 'Request accepted'),
  'return_request_news.refused': by('asked', 'Request declined'),
  'return_request_news.picked_up': by('choice', 'Return picked up'),
  'return_request_news.arrived': by('choice', 'Return arrived'),
  'return_request_news.inspected': by('choice', 'Return inspected'),
  'return_request_news.refunded': by('money', 'Money of a return is back'),
  'payment_news.returning': by('money', 'Payment without an order: refund started'),
  'payment_news.returned': by('money', 'Payment without an order: refund completed'),
  pay_link: by('asked', 'Payment link for goods added to an order'),
  quote_asked: by('asked', 'Quotation asked for'),
  quote_sent: by('asked', 'Quotation sent'),
  ticket_received: by('law', 'Complaint received'),
  ticket_answer: by('law', 'Complaint answered or solved'),
  'question_news.answered': by('choice', 'Question answered'),
  'question_news.hidden': by('law', 'Question hidden'),
  'review_news.published': by('choice', 'Review published'),
  'review_news.answered': by('choice', 'Review answered'),
  'review_news.hidden': by('law', 'Review hidden'),
  'review_news.until': by('law', 'Review hidden until another day'),
  'stock_request.confirm': by('asked', 'Stock alert asked for'),
  'stock_request.back': by('consent', 'Back in stock'),
  newsletter_end: by('asked', 'Unsubscribing from the newsletter'),
  password_code: by('security', 'Code for a new password'),
  own_password_code: by('security', 'Code for a new password, signed in'),
  email_code: by('security', 'Code to confirm the email address'),
  'account_news.password': by('security', 'Password changed'),
  'account_news.phone': by('security', 'Phone number changed'),
  'account_news.email': by('security', 'Email address changed'),
} as const satisfies Record<ShopperEvent, ShopperMessage>

/** Events whose mail the shop may switch off. */
export type OptionalMessage = {
  [Event in ShopperEvent]: (typeof shopperMessages)[Event]['mail'] extends 'choice' ? Event : never
}[ShopperEvent]

export const optionalMessages = (Object.keys(shopperMessages) as ShopperEvent[]).filter(
  (event): event is OptionalMessage => shopperMessages[event].mail === 'choice',
)

/** Returns the event of a mail by its kind and payload; undefined: it goes to nobody who shops. */
export function eventOfMail(kind: string, payload: { news?: unknown; state?: unknown }): ShopperEvent | undefined {
  const names = [kind, `${kind}.${payload.news ?? payload.state}`]
  return names.find((name): name is ShopperEvent => Object.hasOwn(shopperMessages, name))
}
