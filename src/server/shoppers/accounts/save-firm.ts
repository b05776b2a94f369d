import type { Transaction } from 'kysely'
import type { User } from '../../../shared/contract/accounts.ts'
import type { ChangedFirmInput, FirmInput } from '../../../shared/contract/firms.ts'
import { firms as copy } from '../../../shared/copy/firms.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockAddresses } from './address-queries.ts'
import { type FirmRow, findFirms, insertFirm, overwriteFirm, unmarkDefault } from './firm-queries.ts'
import { showUser } from './present-user.ts'
import { readBuyer } from './read-buyer.ts'

/**
 * Keeps a new firm with an account. Throws `bad_input` (GSTIN, state of the billing address), `too_many_firms`, and `firm_exists` where the
 * account has its GSTIN already.
 */
export function addFirm(shop: Shop, userId: string, input: FirmInput): Promise<User> {
  const firm = { ...readBuyer(shop.settings, input, ''), isDefault: input.isDefault ?? false }
  return transact(shop, async ({ tx }) => {
    const firms = await lockFirms(tx, userId)
    refuseSame(firms, firm.gstin)
    if (firms.length >= limits.firmsOfAccount) throw new Failure('too_many_firms', copy.tooMany)
    if (firm.isDefault) await unmarkDefault(tx, userId, null)
    await insertFirm(tx, shop, userId, firm)
    return showUser(tx, userId)
  })
}

/**
 * Changes a firm of an account that is as it was seen. Throws as addFirm does, `not_found`, and `edit_conflict` where another window
 * changed it meanwhile.
 */
export function changeFirm(
  shop: Shop,
  userId: string,
  id: string,
  { version, ...input }: ChangedFirmInput,
): Promise<User> {
  const firm = { ...readBuyer(shop.settings, input, ''), isDefault: input.isDefault ?? false }
  return transact(shop, async ({ tx }) => {
    const firms = await lockFirms(tx, userId)
    if (!firms.some((each) => each.id === id)) throw new Failure('not_found', copy.notFound)
    refuseSame(
      firms.filter((each) => each.id !== id),
      firm.gstin,
    )
    if (firm.isDefault) await unmarkDefault(tx, userId, id)
    if (!(await overwriteFirm(tx, { id, version }, firm))) throw new Failure('edit_conflict', copy.changed)
    return showUser(tx, userId)
  })
}

async function lockFirms(tx: Transaction<Database>, userId: string): Promise<FirmRow[]> {
  await lockAddresses(tx, userId)
  return findFirms(tx, userId)
}

function refuseSame(others: readonly FirmRow[], gstin: string): void {
  if (!others.some((each) => each.gstin === gstin)) return
  throw new Failure('firm_exists', copy.exists, { errors: { gstin: copy.exists } })
}
