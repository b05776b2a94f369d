import { normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import type { SubscribeInput } from '../../../shared/contract/newsletter.ts'
import type { Shop } from '../../platform/shop.ts'

/** Subscribes to the newsletter. False where the email address or the phone number is subscribed already: nothing changes then. */
export async function subscribe(shop: Shop, { name, email, phone }: SubscribeInput): Promise<boolean> {
  const inserted = await shop.db
    .insertInto('subscribers')
    .values({ id: shop.newId(), name: name.trim(), email: normalEmail(email), phone, created_at: shop.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}
