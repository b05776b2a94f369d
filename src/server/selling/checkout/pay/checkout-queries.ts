import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { ask } from '../../../platform/db/ask.ts'
import { columnsOf } from '../../../platform/db/columns-of.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { OrderDraft } from '../../orders/order-draft.ts'
import type { ProviderOrder } from '../../payments/provider/payment-provider.ts'

type Db = Kysely<Database>
/** A frozen cart as it is stored. */
export type StoredCheckout = Omit<Selectable<Database['checkouts']>, 'draft'> & { draft: OrderDraft }
/** Open, settled, expired or withdrawn (docs/glossary.md, checkout). */
export type CheckoutStatus = StoredCheckout['status']

/** The shopper's open checkout of a cart: there is one at most. */
export async function findOpenCheckout(db: Db, userId: string): Promise<StoredCheckout | undefined> {
  const text = `SELECT ${columnsOf('checkouts').join(', ')} FROM checkouts WHERE user_id = $1 AND status = 'open' AND follows IS NULL`
  const [found] = await ask<StoredCheckout>(db, { name: 'open-checkout', text, values: [userId] })
  return found
}

/** An open checkout of the shopper, also one that is a payment link. */
export async function findAnyOpenCheckout(db: Db, userId: string): Promise<StoredCheckout | undefined> {
  const open = db.selectFrom('checkouts').select(columnsOf('checkouts')).where('user_id', '=', userId)
  return (await open.where('status', '=', 'open').executeTakeFirst()) as StoredCheckout | undefined
}

/** The payment links of an order, the newest first. */
export async function findPayLinks(db: Db, orderId: string): Promise<StoredCheckout[]> {
  const links = db.selectFrom('checkouts').select(columnsOf('checkouts')).where('follows', '=', orderId)
  return (await links.orderBy('created_at', 'desc').execute()) as unknown as StoredCheckout[]
}

/** Locks the open payment link of an order, where there is one: whoever ends an order does so before the stock (docs/decisions/212). */
export async function lockOpenPayLink(db: Db, orderId: string): Promise<void> {
  await db
    .selectFrom('checkouts')
    .select('id')
    .where('follows', '=', orderId)
    .where('status', '=', 'open')
    .forUpdate()
    .execute()
}

/** Finds the moment of a shopper's checkout of a cart `back` places from the end (1: the last); undefined where there were fewer. */
export async function findEarlierCheckout(db: Db, userId: string, back: number): Promise<Date | undefined> {
  const found = await db
    .selectFrom('checkouts')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('follows', 'is', null)
    .orderBy('created_at', 'desc')
    .offset(back - 1)
    .limit(1)
    .executeTakeFirst()
  return found?.created_at
}

/** The checkout that this order of the provider belongs to; with `userId` only where it is that shopper's. */
export async function findCheckoutByProviderOrder(
  db: Db,
  providerOrderId: string,
  userId?: string,
): Promise<StoredCheckout | undefined> {
  const one = db.selectFrom('checkouts').select(columnsOf('checkouts')).where('provider_order_id', '=', providerOrderId)
  const found = await (userId === undefined ? one : one.where('user_id', '=', userId)).executeTakeFirst()
  return found as StoredCheckout | undefined
}

/** A checkout as it is now. */
export async function findCheckout(db: Db, id: string): Promise<StoredCheckout | undefined> {
  const found = await db.selectFrom('checkouts').select(columnsOf('checkouts')).where('id', '=', id).executeTakeFirst()
  return found as StoredCheckout | undefined
}

/** The checkout, locked until the transaction ends: whoever settles or ends it too waits, and then sees what was done. */
export async function lockCheckout(db: Db, id: string): Promise<StoredCheckout> {
  const found = await db
    .selectFrom('checkouts')
    .select(columnsOf('checkouts'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return found as unknown as StoredCheckout
}

/** Writes a new checkout. */
export async function insertCheckout(db: Db, row: Insertable<Database['checkouts']>): Promise<StoredCheckout> {
  const written = await db
    .insertInto('checkouts')
    .values(row)
    .returning(columnsOf('checkouts'))
    .executeTakeFirstOrThrow()
  return written as unknown as StoredCheckout
}

/** A locked checkout is over, one way or the other; `askAt` is when the provider is asked about it next. */
export async function endCheckout(
  db: Db,
  id: string,
  end: { status: CheckoutStatus; orderId?: string; askAt: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ status: end.status, order_id: end.orderId ?? null, ask_at: end.askAt, updated_at: end.now })
    .where('id', '=', id)
    .execute()
}

/**
 * Keeps the provider's order of a checkout, and whether it is a test, unless it has one: then that one counts. Gives the id that
 * counts. From now on it can be paid, so the provider is asked about it from `askAt` on.
 */
export async function keepProviderOrder(
  db: Db,
  id: string,
  { id: providerOrderId, isTest }: Pick<ProviderOrder, 'id' | 'isTest'>,
  askAt: Date,
): Promise<string> {
  const kept = await db
    .updateTable('checkouts')
    .set((eb) => ({
      provider_order_id: sql<string>`coalesce(provider_order_id, ${providerOrderId})`,
      is_test: sql<boolean>`CASE WHEN provider_order_id IS NULL THEN ${isTest} ELSE is_test END`,
      ask_at: eb.fn.coalesce(sql<Date>`least(ask_at, ${askAt}::timestamptz)`, sql<Date>`${askAt}::timestamptz`),
    }))
    .where('id', '=', id)
    .returning('provider_order_id')
    .executeTakeFirstOrThrow()
  return kept.provider_order_id ?? providerOrderId
}

/** A shopper who asks again and again is answered from what the provider said, for as long. */
const SHARED_MS = 3000

/** Claims the next question to the provider about a checkout: one in SHARED_MS, whoever asks. Returns whether to ask now. */
export async function mayAskAgain(db: Db, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('checkouts')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - SHARED_MS))]))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** Keeps what the provider said for those who ask soon after; null: it gave no answer. */
export async function keepHeard(db: Db, id: string, underWay: boolean | null): Promise<void> {
  await db.updateTable('checkouts').set({ under_way: underWay }).where('id', '=', id).execute()
}

/** Longer than asking can take: until then no other process asks, and afterwards one does where this one died. */
const LEASE_MS = 45_000

/** Takes checkouts about which the provider is to be asked now. */
export async function takeCheckoutsToAsk(db: Db, now: Date, most: number): Promise<StoredCheckout[]> {
  const { rows } = await sql<StoredCheckout>`
    WITH due AS MATERIALIZED (
      SELECT id FROM checkouts WHERE ask_at <= ${now} ORDER BY ask_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    UPDATE checkouts SET ask_at = ${new Date(now.getTime() + LEASE_MS)}::timestamptz FROM due
    WHERE checkouts.id = due.id RETURNING ${sql.raw(columnsOf('checkouts').join(', '))}`.execute(db)
  return rows
}

/** Notes when the provider is asked next about a checkout, and how often in a row it gave no answer. */
export async function planAsk(db: Db, id: string, askAt: Date | null, failedAsks: number): Promise<void> {
  await db.updateTable('checkouts').set({ ask_at: askAt, failed_asks: failedAsks }).where('id', '=', id).execute()
}

/** `cartId`: the cart that is sold; `next`: its id from now on; `lines`: what was sold of it. */
export type Sale = {
  userId: string
  cartId: string
  next: string
  lines: readonly { productId: string; variantId: string | null; quantity: number }[]
}

const moveOthersText = `
  UPDATE checkouts c SET cart_id = CASE WHEN EXISTS (
      SELECT FROM jsonb_array_elements(c.draft -> 'lines') f
      JOIN unnest($4::text[], $5::text[]) AS s (product_id, variant_id)
        ON f ->> 'productId' = s.product_id AND f ->> 'variantId' IS NOT DISTINCT FROM s.variant_id
    ) THEN $2 ELSE $3 END
  WHERE c.user_id = $1 AND coalesce(c.cart_id, $2) = $2 AND c.status <> 'settled'`

/**
 * A checkout of other goods than those that were sold is of the cart that comes now: it was emptied and filled in between.
 * Whatever shares goods with the sale stays with the cart that is sold.
 */
export async function moveOtherCheckouts(db: Kysely<Database>, { userId, cartId, next, lines }: Sale): Promise<void> {
  const values = [userId, cartId, next, lines.map((line) => line.productId), lines.map((line) => line.variantId)]
  await ask(db, { name: 'move-other-checkouts', text: moveOthersText, values })
}
