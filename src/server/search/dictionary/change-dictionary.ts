import { sql } from 'kysely'
import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { plainSearchText } from '../../../domain/search/plain-search-text.ts'
import { entryKey } from '../../../domain/search/search-terms.ts'
import { dictionaryTag } from '../../../shared/cache-tags.ts'
import type { DictionaryWord } from '../../../shared/contract/office/dictionary.ts'
import { dictionaryCopy as copy } from '../../../shared/copy/office/dictionary.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { forgetMiss, lockWord, selectEntries } from './dictionary-queries.ts'

const ENTRIES = 72_311_259
const kind = 'dictionary_word'
type Entry = Pick<DictionaryWord, 'said' | 'meant' | 'note'>

/** Adds an entry and gives its id. Throws `bad_input` where it is there already or cannot be read. */
export async function addWord(shop: Shop, work: CommandWork, { said, meant, note }: Entry): Promise<string> {
  await refuseTaken(work, said)
  const id = shop.newId()
  const row = { id, said, meant, note, updated_at: shop.clock() }
  await work.tx.insertInto('dictionary').values(row).execute()
  await forgetMiss(work.tx, plainSearchText(said))
  tell(work, id, said)
  work.changed(kind, id, null, { said, meant, note })
  return id
}

/** Changes what an entry means, field by field. Throws `not_found`, `edit_conflict`. */
export async function editWord(
  shop: Shop,
  work: CommandWork,
  id: string,
  edit: { version: number; changes: FieldEdits },
): Promise<void> {
  const { meant, note, version } = await held(work, id)
  const writes = await mergeEdit(work, { entity: kind, id, version, fields: { meant, note } }, edit)
  await putWord(shop, work, id, writes)
}

/** Writes fields of an entry in the caller's command. Throws `not_found`. */
export async function putWord(shop: Shop, work: CommandWork, id: string, fields: Partial<Entry>): Promise<void> {
  const row = await held(work, id)
  const { meant, note } = { ...row, ...fields }
  const set = { meant, note, version: row.version + 1, updated_at: shop.clock() }
  await work.tx.updateTable('dictionary').set(set).where('id', '=', id).execute()
  tell(work, id, row.said)
  work.changed(kind, id, { meant: row.meant, note: row.note }, { meant, note })
}

/** Takes an entry out; it is kept, so that it can be put back. Throws `not_found`. */
export async function removeWord(shop: Shop, work: CommandWork, id: string): Promise<string> {
  const { said, meant, note } = await held(work, id)
  await shelve(work, id, shop.clock())
  tell(work, id, said)
  work.changed(kind, id, { said, meant, note }, null)
  return said
}

/** Puts an entry back that was taken out. Throws `not_found`, and `bad_input` where there is another one by now. */
export async function restoreWord(work: CommandWork, id: string): Promise<void> {
  const row = await lockWord(work.tx, id)
  if (!row?.removed_at) throw new Failure('not_found', copy.unknown)
  await refuseTaken(work, row.said)
  await shelve(work, id, null)
  tell(work, id, row.said)
  work.changed(kind, id, null, { said: row.said, meant: row.meant, note: row.note })
}

async function shelve({ tx }: CommandWork, id: string, removedAt: Date | null): Promise<void> {
  await tx.updateTable('dictionary').set({ removed_at: removedAt }).where('id', '=', id).execute()
}

async function held({ tx }: CommandWork, id: string): Promise<DictionaryWord> {
  const row = await lockWord(tx, id)
  if (!row || row.removed_at) throw new Failure('not_found', copy.unknown)
  return row
}

/** Entries are added one after the other: no two say the same. */
async function refuseTaken({ tx }: CommandWork, said: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${ENTRIES})`.execute(tx)
  const key = entryKey(said)
  if (key === '') throw new Failure('bad_input', copy.unreadable, { errors: { said: copy.unreadable } })
  const entries = await selectEntries(tx)
  if (!entries.some((each) => entryKey(each.said) === key)) return
  throw new Failure('bad_input', copy.taken, { errors: { said: copy.taken } })
}

/** All that was searched is read anew: the dictionary says what it means. */
function tell(work: CommandWork, id: string, name: string): void {
  work.about({ kind, id, name })
  work.stale(dictionaryTag)
}
