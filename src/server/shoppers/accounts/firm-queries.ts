import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Buyer } from '../../../domain/selling/invoices/invoice-document.ts'
import { limits } from '../../../shared/limits.ts'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockAddresses } from './address-queries.ts'

/** A firm of an account as it is stored. */
export type FirmRow = Selectable<Database['buyer_firms']>
/** The part of a firm that the account keeps. */
export type FirmFields = Pick<Buyer, 'gstin' | 'legalName' | 'billing'>

/** The firms of an account, the oldest first. */
export function findFirms(db: Kysely<Database>, userId: string): Promise<FirmRow[]> {
  return db
    .selectFrom('buyer_firms')
    .select(columnsOf('buyer_firms'))
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The firm that is offered first: the default one, else the one that was bought for last; null: none. */
export function offeredFirm(firms: readonly FirmRow[]): FirmRow | null {
  const [last] = [...firms].sort((a, b) => b.used_at.getTime() - a.used_at.getTime())
  return firms.find((firm) => firm.is_default) ?? last ?? null
}

/** The same of an account. */
export async function findFirm(db: Kysely<Database>, userId: string): Promise<FirmRow | null> {
  return offeredFirm(await findFirms(db, userId))
}

/**
 * Keeps the firm that an account buys for: beside its others where there is room, else in the place of what it knew of this GSTIN. A billing address
 * stays where none is given.
 */
export async function keepFirm(
  tx: Transaction<Database>,
  shop: Pick<Shop, 'newId' | 'clock'>,
  userId: string,
  { gstin, legalName, billing }: FirmFields,
): Promise<void> {
  await lockAddresses(tx, userId)
  const firms = await findFirms(tx, userId)
  const known = firms.find((firm) => firm.gstin === gstin)
  if (!known && firms.length >= limits.firmsOfAccount) return
  if (!known) await insertFirm(tx, shop, userId, { gstin, legalName, ...(billing && { billing }), isDefault: false })
  else {
    const isOther = known.legal_name !== legalName || (billing && !isSameBilling(known.billing, billing))
    const change = { legal_name: legalName, ...(billing && { billing: JSON.stringify(billing) }) }
    await tx
      .updateTable('buyer_firms')
      .set({ used_at: shop.clock(), ...(isOther && { ...change, version: sql<number>`version + 1` }) })
      .where('id', '=', known.id)
      .execute()
  }
}

function isSameBilling(was: FirmRow['billing'], now: NonNullable<FirmFields['billing']>): boolean {
  return was !== null && Object.entries(now).every(([field, value]) => was[field as keyof typeof was] === value)
}

/** Writes a new firm; the account is locked, and has no other one that is the default where this one is. */
export async function insertFirm(
  tx: Transaction<Database>,
  { newId, clock }: Pick<Shop, 'newId' | 'clock'>,
  userId: string,
  { gstin, legalName, billing, isDefault }: FirmFields & { isDefault: boolean },
): Promise<void> {
  const now = clock()
  await tx
    .insertInto('buyer_firms')
    .values({
      ...{ id: newId(), user_id: userId, gstin, legal_name: legalName, is_default: isDefault },
      ...{ billing: billing ? JSON.stringify(billing) : null, used_at: now, created_at: now },
    })
    .execute()
}

/** Overwrites a firm that is as it was seen. False where it was changed since. */
export async function overwriteFirm(
  tx: Transaction<Database>,
  { id, version }: { id: string; version: number },
  { gstin, legalName, billing, isDefault }: FirmFields & { isDefault: boolean },
): Promise<boolean> {
  const written = await tx
    .updateTable('buyer_firms')
    .set({
      ...{ gstin, legal_name: legalName, is_default: isDefault },
      ...{ billing: billing ? JSON.stringify(billing) : null, version: sql<number>`version + 1` },
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return written.numUpdatedRows > 0n
}

/** Takes the mark off the default firm, a change of it like any other, unless it is the one with the id that is saved with it. */
export async function unmarkDefault(tx: Transaction<Database>, userId: string, saved: string | null): Promise<void> {
  await tx
    .updateTable('buyer_firms')
    .set({ is_default: false, version: sql<number>`version + 1` })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('id', 'is distinct from', saved)
    .execute()
}

/** Deletes a firm with its delivery addresses. False where this account has none with the id. */
export async function dropFirm(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('buyer_firms')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return dropped.numDeletedRows > 0n
}
