import type { Kysely } from 'kysely'
import type { AddressDoubt } from '../../../domain/selling/delivery/doubt-address.ts'
import type { Buyer } from '../../../domain/selling/invoices/invoice-document.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredOrder } from './stored-order.ts'

/** A place to which an order goes, what is doubtful about it, and the stand of a parcel by bus; null: it does not go by bus. */
interface Place {
  address: Record<string, string>
  doubt: AddressDoubt | null
  busStand: string | null
}

/** Writes where a locked order goes; an answer that the shopper gave about another PIN code is void. Gives its new version. */
export async function writeAddress(
  db: Kysely<Database>,
  order: Pick<StoredOrder, 'id' | 'version' | 'state_confirmed'>,
  { address, doubt, busStand }: Place,
  at: Date,
): Promise<number> {
  const version = order.version + 1
  await db
    .updateTable('orders')
    .set({
      delivery_address: JSON.stringify(address),
      address_doubt: doubt && JSON.stringify(doubt),
      bus_stand: busStand,
      ...(order.state_confirmed?.pincode !== address.pincode && { state_confirmed: null }),
      version,
      updated_at: at,
    })
    .where('id', '=', order.id)
    .execute()
  return version
}

/** Writes the firm that a locked order without an invoice is for. Gives its new version. */
export async function writeBuyer(
  db: Kysely<Database>,
  order: Pick<StoredOrder, 'id' | 'version'>,
  buyer: Buyer,
  at: Date,
): Promise<number> {
  const version = order.version + 1
  await db
    .updateTable('orders')
    .set({ buyer_firm: JSON.stringify(buyer), version, updated_at: at })
    .where('id', '=', order.id)
    .execute()
  return version
}
