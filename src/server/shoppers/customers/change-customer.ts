import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { customerLimits } from '../../../shared/customer-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockUser } from '../accounts/user-queries.ts'
import { accountsOfPerson } from './link-queries.ts'
import { type CustomerMarks, readMarks, type StoredMarks, writeMarks } from './mark-queries.ts'

/** Changes note and tags of a customer. Throws `not_found`, `edit_conflict`, and `bad_input` for too many tags. */
export async function changeCustomer(
  work: CommandWork,
  id: string,
  edit: { version: number; changes: FieldEdits },
): Promise<void> {
  const { version, ...before } = await lockMarks(work, id)
  const fields = { note: before.note, tags: before.tags }
  const writes = await mergeEdit(work, { entity: 'person', id, version, fields }, edit)
  await write(work, id, before, writes as Partial<CustomerMarks>)
}

/**
 * Lets a customer pay by cash no more, or again, with all their accounts: `forgivenAt`, then refused orders before that moment count no more. Throws
 * `not_found`.
 */
export async function blockCash(
  work: CommandWork,
  id: string,
  cashBlocked: boolean,
  forgivenAt: Date | null = null,
): Promise<void> {
  const [main, ...others] = await accountsOfPerson(work.tx, id)
  for (const account of others.sort()) {
    const { version: _, ...before } = await lockMarks(work, account)
    // what was said of one account holds for all: allowed again, it is blocked for none
    if (!cashBlocked && before.cashBlocked) await write(work, account, before, { cashBlocked })
  }
  const { version: _, ...before } = await lockMarks(work, main)
  await write(work, main, before, { cashBlocked, ...(forgivenAt && { cashAllowedAt: forgivenAt.toISOString() }) })
}

/** Puts back what was said of a customer. Throws like changeCustomer. */
export async function putMarksBack(work: CommandWork, id: string, fields: Partial<CustomerMarks>): Promise<void> {
  const { version: _, ...before } = await lockMarks(work, id)
  await write(work, id, before, fields)
}

/** The marks of an account that is open, which stays locked until the command ends. */
export async function lockMarks(work: Pick<CommandWork, 'tx' | 'about'>, id: string): Promise<StoredMarks> {
  const user = await lockUser(work.tx, id)
  if (!user) throw new Failure('not_found', copy.unknown)
  work.about({ kind: 'person', id, name: user.username })
  return readMarks(work.tx, id)
}

async function write(
  work: CommandWork,
  id: string,
  before: CustomerMarks,
  writes: Partial<CustomerMarks>,
): Promise<void> {
  const merged = { ...before, ...writes }
  const after = { ...merged, tags: asSet(merged.tags) }
  if (after.tags.length > customerLimits.tagsMost) {
    const sentence = copy.tooManyTags(customerLimits.tagsMost)
    throw new Failure('bad_input', sentence, { errors: { tags: sentence } })
  }
  await writeMarks(work.tx, id, after)
  work.changed('person', id, { ...before }, { ...after })
}

/** Each tag once, in capitals or not, as it was written first. */
function asSet(tags: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags) if (!seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag)
  return [...seen.values()]
}
