import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { AddressInput } from '../../../shared/contract/addresses.ts'
import { limits } from '../../../shared/limits.ts'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'

/** A saved address as it is stored. */
export type AddressRow = Selectable<Database['addresses']>

/** One saved address of this shopper, or undefined (also where it is another shopper's). */
export function findAddress(db: Kysely<Database>, userId: string, id: string): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .select(columnsOf('addresses'))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A shopper's saved addresses, those of firms among them, the oldest first. */
export function findAddresses(db: Kysely<Database>, userId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .select(columnsOf('addresses'))
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Keeps a new address. False where the shopper, or the firm, has as many as can be kept (SPEC §5): then nothing is written. */
export async function saveAddress(
  tx: Transaction<Database>,
  shop: Pick<Shop, 'newId' | 'clock'>,
  userId: string,
  { firmId = null, ...input }: Omit<AddressInput, 'firmId'> & { firmId?: string | null | undefined },
): Promise<boolean> {
  await lockAddresses(tx, userId)
  const saved = (await findAddresses(tx, userId)).filter(({ firm_id }) => firm_id === firmId)
  if (saved.length >= (firmId === null ? limits.savedAddresses : limits.addressesOfFirm)) return false
  const row = { id: shop.newId(), user_id: userId, firm_id: firmId, created_at: shop.clock(), ...columns(input) }
  await tx.insertInto('addresses').values(row).execute()
  return true
}

/**
 * The same for the address of an order: one that is saved already, letter for letter, is not saved again. Whoever tries to
 * pay online and then orders by cash sends it twice. `stateConfirmed`: what the shopper answered about its state is kept with it.
 */
export async function saveAddressOnce(
  tx: Transaction<Database>,
  shop: Pick<Shop, 'newId' | 'clock'>,
  userId: string,
  input: AddressInput,
  stateConfirmed = false,
): Promise<void> {
  await lockAddresses(tx, userId)
  const wanted = Object.entries(columns(input))
  const isSame = (row: AddressRow) => wanted.every(([name, value]) => row[name as keyof AddressRow] === value)
  if (!(await findAddresses(tx, userId)).some(isSame)) await saveAddress(tx, shop, userId, input)
  if (!stateConfirmed) return
  for (const row of (await findAddresses(tx, userId)).filter(isSame)) await confirmState(tx, userId, row.id)
}

/** Keeps that the shopper said that the state of a saved address is right, whatever its PIN code: it is not asked again. */
export async function confirmState(tx: Transaction<Database>, userId: string, id: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ state_confirmed: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Whoever adds addresses or firms to the same account at the same time waits here, so that all count right. */
export async function lockAddresses(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Overwrites a saved address; what was answered about its state is void where PIN code or state is another. False where this shopper has none with the id. */
export async function changeAddress(
  tx: Transaction<Database>,
  userId: string,
  id: string,
  input: AddressInput,
): Promise<boolean> {
  const changed = await tx
    .updateTable('addresses')
    .set({
      ...columns(input),
      state_confirmed: sql<boolean>`state_confirmed AND pincode = ${input.pincode} AND state = ${input.state}`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Deletes a saved address. False where this shopper has none with the id. */
export async function dropAddress(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const dropped = await db.deleteFrom('addresses').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return dropped.numDeletedRows > 0n
}

function columns(input: AddressInput) {
  return {
    label: input.label ?? '',
    full_name: input.fullName ?? '',
    building: input.building,
    street: input.street,
    landmark: input.landmark ?? '',
    city: input.city,
    state: input.state,
    pincode: input.pincode,
    phone: input.phone ?? '',
  }
}
