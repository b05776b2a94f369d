import { orderMails } from '../../../shared/copy/order-mails.ts'
import { returnRequestMails as copy } from '../../../shared/copy/return-request-mails.ts'
import { returnRequestCopy } from '../../../shared/copy/return-requests.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Fact } from '../../platform/mail/letter-parts.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { mailNameOf } from '../../shoppers/accounts/mail-name.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'
import { findOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { RequestMail } from './queue-request-mail.ts'
import { findRequest, payerOf, type WholeRequest } from './return-request-queries.ts'

/**
 * The mail to a shopper about a request; undefined where there is no address, or the request is there no more. Only what the shop wrote
 * is in it.
 */
export async function writeRequestMail(shop: Shop, { requestId, state }: RequestMail): Promise<Mail | undefined> {
  const request = await findRequest(shop.db, { id: requestId })
  const user = request && (await findUser(shop.db, request.user_id))
  const order = request && (await findOrder(shop.db, { id: request.order_id }))
  if (!user?.email || !order) return undefined
  const payer = state === 'asked' || state === 'accepted' ? payerOf(request) : null
  const sentences = [
    copy.sentence[request.kind][state],
    ...(payer ? [returnRequestCopy.paidBy[payer]] : []),
    ...(state === 'asked' ? [copy.answerBy(formatMoment(request.answer_by.toISOString()))] : []),
  ]
  return {
    to: user.email,
    subject: copy.subject[state](request.number),
    ...letter(shop.settings.identity(), [
      { heading: copy.subject[state](request.number) },
      { text: orderMails.greeting(mailNameOf(user)) },
      { text: sentences.join(' ') },
      { facts: factsOf(request, order, state) },
      { button: { label: copy.button, href: `${shop.config.publicUrl}/profile?tab=order-history` } },
    ]),
  }
}

function factsOf(request: WholeRequest, order: StoredOrder, state: RequestMail['state']): Fact[] {
  const note = request.steps.findLast((step) => step.state === state)?.note ?? ''
  const label = state === 'refused' ? copy.reason : state === 'refunded' ? copy.reference : copy.note
  const lines = linesInWords(request, order)
  return [
    { name: copy.number, lines: [request.number] },
    { name: copy.order, lines: [order.number] },
    ...(lines.length > 0 ? [{ name: copy.items, lines }] : []),
    ...(note === '' ? [] : [{ name: label, lines: [note] }]),
  ]
}

/** The pieces that a request asks for, each line in words: "2 × Ball bearing 6204". */
export function linesInWords({ lines }: Pick<WholeRequest, 'lines'>, order: Pick<StoredOrder, 'lines'>): string[] {
  return lines.map(({ position, pieces }) => {
    const line = order.lines.find((each) => each.position === position)
    return `${pieces} × ${[line?.name, line?.variant_name].filter(Boolean).join(', ')}`
  })
}
