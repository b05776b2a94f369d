import { wishListTag } from '../../../shared/cache-tags.ts'
import type { WishList } from '../../../shared/contract/wishes.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { wishes as copy } from '../../../shared/copy/wishes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import { findSoldArticle } from '../../catalogue/find-sold-article.ts'
import { transact, type Work } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockUser } from '../../shoppers/accounts/user-queries.ts'
import { getWishedIds, getWishes } from './get-wishes.ts'
import {
  countOtherWishes,
  deleteWish,
  deleteWishes,
  findShare,
  insertWish,
  lockWishes,
  setShare,
  type WishKey,
} from './wish-list-queries.ts'

/** Puts a product or a variant on a list; gives the products on it. Throws `not_found`, `list_full`. */
export async function addWish(shop: Shop, userId: string, wish: WishKey): Promise<string[]> {
  await transact(shop, async (work) => {
    const article = await findSoldArticle(work.tx, wish)
    if (!article?.variantKnown) throw new Failure('not_found', failures.productNotFound)
    await lockList(shop, work, userId)
    if ((await countOtherWishes(work.tx, userId, wish)) >= besideLimits.wishesMax) {
      throw new Failure('list_full', copy.full(besideLimits.wishesMax))
    }
    await insertWish(work.tx, userId, wish, shop.clock())
  })
  return getWishedIds(shop, userId)
}

/** Takes a line off, without a variant all lines of the product; gives the products that are left. */
export async function removeWish(shop: Shop, userId: string, wish: WishKey): Promise<string[]> {
  await transact(shop, (work) => takeWish(shop, work, userId, wish))
  return getWishedIds(shop, userId)
}

/** The same in the caller's transaction; gives whether it was on the list: of two who take it at once one does. */
export async function takeWish(shop: Shop, work: Work, userId: string, wish: WishKey): Promise<boolean> {
  await lockList(shop, work, userId)
  return deleteWish(work.tx, userId, wish)
}

/** Lets others read the list under a name: by the link that there is, or where there is none, or another is wanted, by a new one. */
export async function shareWishes(
  shop: Shop,
  userId: string,
  { name, renew }: { name: string; renew: boolean },
): Promise<WishList> {
  await transact(shop, async (work) => {
    await lockList(shop, work, userId)
    const present = renew ? undefined : await findShare(work.tx, userId)
    await setShare(work.tx, userId, { key: present?.key ?? shop.newToken(), name })
  })
  return getWishes(shop, userId)
}

/** Ends the link to a list. */
export async function endSharing(shop: Shop, userId: string): Promise<WishList> {
  await transact(shop, async (work) => {
    await lockList(shop, work, userId)
    await setShare(work.tx, userId, null)
  })
  return getWishes(shop, userId)
}

/** Erases a shopper's list in the caller's transaction; who reads it by its link finds nothing. */
export async function eraseWishes({ tx, stale }: Work, userId: string): Promise<void> {
  const key = await deleteWishes(tx, userId)
  if (key !== null) stale(wishListTag(key))
}

/**
 * Locks a list for a change, and marks what others read of it as stale. An account that is closed at this moment gets no new
 * list.
 */
async function lockList({ clock }: Shop, { tx, stale }: Work, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw new Failure('not_signed_in', failures.notSignedIn)
  const key = await lockWishes(tx, userId, clock())
  if (key !== null) stale(wishListTag(key))
}
