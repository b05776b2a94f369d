import { failures } from '../../../shared/copy/failures.ts'
import { questionForm as copy } from '../../../shared/copy/question-form.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import { findSoldArticle } from '../../catalogue/find-sold-article.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockUser } from '../../shoppers/accounts/user-queries.ts'
import { countWaitingOf, insertQuestion, isWaiting } from './question-queries.ts'

/**
 * Asks something about a product: the shop hears of it at once, others see it once it is published. The same words again, while
 * they wait, are the same question: its answer was lost, or it was sent from two tabs. Throws `not_found`, `too_many_requests`
 * where many of the account's questions wait already.
 */
export function askQuestion(
  shop: Shop,
  userId: string,
  { productId, text }: { productId: string; text: string },
): Promise<void> {
  return transact(shop, async ({ tx, news }) => {
    // one question of an account after the other: those that wait are counted
    if (!(await lockUser(tx, userId))) throw new Failure('not_signed_in', failures.notSignedIn)
    if (!(await findSoldArticle(tx, { productId, variantId: null }))) {
      throw new Failure('not_found', failures.productNotFound)
    }
    if (await isWaiting(tx, { userId, productId, text })) return
    if ((await countWaitingOf(tx, userId)) >= besideLimits.questionsWaiting) {
      throw new Failure('too_many_requests', copy.tooMany)
    }
    const id = shop.newId()
    await insertQuestion(tx, { id, product_id: productId, user_id: userId, text, created_at: shop.clock() })
    news({ topic: 'questions', id })
  })
}
