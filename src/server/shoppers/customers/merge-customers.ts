import { customerMergeCopy as copy } from '../../../shared/copy/office/customer-merge.ts'
import { customersCopy } from '../../../shared/copy/office/customers.ts'
import { customerLimits } from '../../../shared/customer-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { RecordUndo } from '../../staff/commands/undo-registry.ts'
import { lockUser } from '../accounts/user-queries.ts'
import { accountsOfPerson, lockLinks, mainAccount, readLink, writeLink } from './link-queries.ts'

/**
 * Merges two customers for the office (docs/decisions/210): the other's accounts stand for this person from now on. Nothing of an
 * account moves: each signs in by itself and sees its own orders alone. Throws `not_found`, `already_merged`, and `bad_input` for too
 * many accounts of one person.
 */
export async function mergeCustomers(work: CommandWork, id: string, otherId: string): Promise<void> {
  const { tx } = work
  await lockLinks(tx)
  const [main, other] = [await mainAccount(tx, id), await mainAccount(tx, otherId)]
  for (const account of [main, other].sort()) await lockOpen(work, account)
  if (main === other) throw new Failure('already_merged', copy.alreadyMerged)
  const accounts = [...(await accountsOfPerson(tx, main)), ...(await accountsOfPerson(tx, other))]
  if (accounts.length > customerLimits.accountsMost) {
    const sentence = copy.tooManyAccounts(customerLimits.accountsMost)
    throw new Failure('bad_input', sentence, { errors: { with: sentence } })
  }
  await link(work, other, main)
  work.about({ kind: 'person', id: main, name: (await lockOpen(work, main)).username })
}

/** Takes an account out of the customer that it was merged into. Throws `not_found`, also where it was merged into none. */
export async function separateCustomer(work: CommandWork, id: string): Promise<void> {
  await lockLinks(work.tx)
  const { username: name } = await lockOpen(work, id)
  if ((await readLink(work.tx, id)) === null) throw new Failure('not_found', copy.notMerged)
  await link(work, id, null)
  work.about({ kind: 'person', id, name })
}

/** Undo of a merge: each account stands for itself again, with what was merged into it before. */
export const undoLinkRecord: RecordUndo = {
  needs: 'customers.change',
  read: async (tx, id) => {
    await lockLinks(tx)
    return (await lockUser(tx, id)) && { sameAs: await readLink(tx, id) }
  },
  restore: async (work, id, { sameAs }) => {
    if (typeof sameAs !== 'string') return link(work, id, null)
    await lockOpen(work, sameAs)
    if ((await mainAccount(work.tx, sameAs)) === id) throw new Failure('already_merged', copy.alreadyMerged)
    await link(work, id, sameAs)
  },
}

async function link(work: CommandWork, id: string, sameAs: string | null): Promise<void> {
  const before = await readLink(work.tx, id)
  await writeLink(work.tx, id, sameAs)
  work.changed('customer_link', id, { sameAs: before }, { sameAs })
}

async function lockOpen({ tx }: CommandWork, id: string) {
  const user = await lockUser(tx, id)
  if (!user) throw new Failure('not_found', customersCopy.unknown)
  return user
}
