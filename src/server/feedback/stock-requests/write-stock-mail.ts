import { stockRequests as calls } from '../../../shared/contract/stock-requests.ts'
import { type StockRequestNews, stockRequests } from '../../../shared/copy/stock-requests.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { LetterPart } from '../../platform/mail/letter-parts.ts'
import { listUnsubscribe } from '../../platform/mail/list-unsubscribe.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { newKey } from './request-key.ts'
import { findRequest, keepKey, type StockRequest, waitOn } from './stock-request-queries.ts'

const copy = stockRequests.mails

/**
 * The mail about a request, with a key of its own; undefined where nobody waits for it any more. Where the article is gone again
 * before the mail has left, the request goes on waiting.
 */
export async function writeStockMail(
  shop: Shop,
  { requestId, news, at }: { requestId: string; news: StockRequestNews; at: string },
): Promise<Mail | undefined> {
  const request = await findRequest(shop.db, requestId)
  if (!request || !(await isTrue(shop, request, news, new Date(at)))) return undefined
  const { key, hash } = newKey(shop, request.id)
  await keepKey(shop.db, request.id, hash)
  const { publicUrl } = shop.config
  const page = (what: string) => `${publicUrl}/stock-request#${what}.${key}`
  const parts = news === 'confirm' ? confirmParts(request, page('confirm')) : backParts(request, publicUrl)
  return {
    to: request.email,
    subject: copy.subject[news](request.name),
    ...letter(shop.settings.identity(), [...parts, { text: copy.stop(page('end')) }]),
    headers: listUnsubscribe(publicUrl, calls.endStockRequests.path, key),
  }
}

async function isTrue(shop: Shop, request: StockRequest, news: StockRequestNews, at: Date): Promise<boolean> {
  if (news === 'confirm') return request.confirmedAt === null
  if (request.toldAt?.getTime() !== at.getTime()) return false
  if (request.free > 0) return true
  await waitOn(shop.db, request.id, at)
  return false
}

function confirmParts({ name }: StockRequest, href: string): LetterPart[] {
  return [
    { heading: stockRequests.title },
    { text: copy.confirm(name) },
    { button: { label: copy.confirmButton, href } },
    { text: copy.notYou },
  ]
}

function backParts({ name, price, productId }: StockRequest, publicUrl: string): LetterPart[] {
  const href = `${publicUrl}/products/${encodeURIComponent(productId)}`
  return [
    { heading: copy.subject.back(name) },
    { text: `${copy.hello} ${copy.back(name)}` },
    { facts: [{ name: copy.price, lines: [copy.amount(rupeesFromPaise(price))] }] },
    { button: { label: copy.backButton, href } },
  ]
}
