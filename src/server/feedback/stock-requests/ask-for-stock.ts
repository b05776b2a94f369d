import { mailboxOf, normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import type { StockRequestInput, StockRequestState } from '../../../shared/contract/stock-requests.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { stockRequests as copy } from '../../../shared/copy/stock-requests.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { findSoldArticle } from '../../catalogue/find-sold-article.ts'
import { availableOf } from '../../catalogue/stock/stock-queries.ts'
import { transact } from '../../platform/db/transact.ts'
import { fingerprint, limitRate, talliesOfNetwork, tally, type Who } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import { findUser, lockUser } from '../../shoppers/accounts/user-queries.ts'
import { recordConsent } from '../../shoppers/consents/consent-queries.ts'
import { queueStockMail } from './queue-stock-mail.ts'
import { putRequest } from './stock-request-queries.ts'

/**
 * Notes that somebody wants a mail when an article can be bought again. An address that its account has confirmed waits at once;
 * any other is written to first. What there is of an address already is told to nobody. Throws `not_found`, `bad_input` (which
 * variant, which address), `in_stock`, `too_many_requests` by address and network; an address that its account has confirmed counts for
 * that account alone, which no stranger's requests keep out.
 */
export async function askForStock(shop: Shop, input: StockRequestInput, asker: Who): Promise<StockRequestState> {
  const { productId, variantId } = input
  const { email, userId, isConfirmed } = await whoAsks(shop, input, asker)
  await limitRate(shop, [
    tally('stockRequestOfAddress', isConfirmed && userId ? userId : fingerprint(mailboxOf(email))),
    ...talliesOfNetwork(shop, asker, 'stockRequest'),
  ])
  await refuseUnlessSoldOut(shop, { productId, variantId })
  const now = shop.clock()
  return transact(shop, async ({ tx }) => {
    // one that is closed at this moment leaves nothing behind
    if (userId !== null && !(await lockUser(tx, userId))) throw new Failure('not_signed_in', failures.notSignedIn)
    const request = { id: shop.newId(), productId, variantId, email, userId, isConfirmed, now }
    const { id, confirmed } = await putRequest(tx, request)
    const way = userId === null ? ('form' as const) : ('account' as const)
    await recordConsent(tx, { id: shop.newId(), purpose: 'back_in_stock', userId, email, phone: null, way, now })
    if (!confirmed) await queueStockMail(tx, shop, { requestId: id, news: 'confirm', at: now })
    // whether another person's address waits already is that person's business
    return isConfirmed ? 'waiting' : 'to_confirm'
  })
}

async function whoAsks({ db }: Shop, { email: written }: StockRequestInput, { shopper }: Who) {
  const userId = shopper?.userId ?? null
  const user = userId === null ? undefined : await findUser(db, userId)
  const email = written ? normalEmail(written) : user?.email
  if (!email) throw new Failure('bad_input', copy.noEmail, { errors: { email: copy.noEmail } })
  const isOwn = user?.email === email
  return {
    email,
    userId: isOwn ? userId : null,
    isConfirmed: isOwn && user?.email_confirmed_at != null,
  }
}

async function refuseUnlessSoldOut({ db }: Shop, key: { productId: string; variantId: string | null }): Promise<void> {
  const article = await findSoldArticle(db, key)
  if (!article?.variantKnown) throw new Failure('not_found', failures.productNotFound)
  if (article.hasVariants && key.variantId === null) {
    throw new Failure('bad_input', failures.variantNotFound, { errors: { variantId: failures.variantNotFound } })
  }
  const [available = 0] = await availableOf(db, [key])
  if (available >= article.least) throw new Failure('in_stock', copy.inStock, { available })
}
