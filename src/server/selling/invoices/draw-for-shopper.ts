import { limitRate, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'

/** A shopper's own paper as a PDF, as `print` draws it. Throws `too_many_requests`. */
export async function drawForShopper<Document>(
  shop: Shop,
  { userId, gone }: { userId: string; gone: AbortSignal },
  paper: Document,
  print: (paper: Document, by: { who: string; gone: AbortSignal }) => Promise<Buffer>,
): Promise<Buffer> {
  await limitRate(shop, [tally('paper', userId)])
  return print(paper, { who: userId, gone })
}
