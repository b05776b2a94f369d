import { returnRequestMails as mails } from '../../../shared/copy/return-request-mails.ts'
import { returnRequestCopy } from '../../../shared/copy/return-requests.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Fact } from '../../platform/mail/letter-parts.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { findOrder } from '../orders/order-queries.ts'
import { findRequest } from './return-request-queries.ts'
import { linesInWords } from './write-request-mail.ts'

const copy = mails.notice

/** The mail to the shop about a request that came in; undefined where it is there no more, or the shop has no address. */
export async function writeRequestNotice(shop: Shop, { requestId }: { requestId: string }): Promise<Mail | undefined> {
  const identity = shop.settings.identity()
  const request = await findRequest(shop.db, { id: requestId })
  const order = request && (await findOrder(shop.db, { id: request.order_id }))
  if (!order || identity.email === '') return undefined
  const { number, kind, why, text, photos, answer_by } = request
  const answerBy = formatMoment(answer_by.toISOString())
  const facts: [string, string[]][] = [
    [mails.number, [number]],
    [mails.order, [order.number]],
    [mails.items, linesInWords(request, order)],
    [copy.why, why === null ? [] : [returnRequestCopy.why[why]]],
    [copy.photos, photos.length === 0 ? [] : [String(photos.length)]],
    [copy.answerBy, [answerBy]],
  ]
  const shown = facts.flatMap(([name, lines]): Fact[] => (lines.length === 0 ? [] : [{ name, lines }]))
  return {
    to: identity.email,
    subject: copy.subject[kind](number, answerBy),
    ...letter(identity, [
      { heading: copy.heading[kind] },
      { facts: shown },
      ...text.split(/\s*\n\s*/).flatMap((line) => (line === '' ? [] : [{ text: line }])),
      { button: { label: copy.button, href: `${shop.config.officeUrl}/return-requests` } },
    ]),
  }
}
