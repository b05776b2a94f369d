import { readsCopy as copy } from '../../../shared/copy/office/reads.ts'
import type { Shop } from '../../platform/shop.ts'
import { findUsers } from '../../shoppers/accounts/user-queries.ts'
import { type ContactRead, listReadsOfDay, type ReadRecord } from '../../staff/contact-reads.ts'

/** A look at a telephone number or page: who, when, how often, and in words whose. */
export type ListedRead = ContactRead & { what: string }

/** Lists who of the shop's people read whose telephone number or page on a day of India, the last first. */
export async function listReads({ db }: Pick<Shop, 'db'>, day: string, most: number): Promise<ListedRead[]> {
  const reads = await listReadsOfDay(db, day, most)
  const ids = reads.flatMap(({ subject, id }) => (subject === 'customer' || subject === 'page' ? [id] : []))
  const names = new Map((await findUsers(db, [...new Set(ids)])).map(({ id, username }) => [id, username]))
  return reads.map((read) => ({ ...read, what: whatIn(read, names) }))
}

function whatIn({ subject, id }: ReadRecord, names: ReadonlyMap<string, string>): string {
  if (subject === 'list')
    return `${copy.what.list} ${id === 'newsletter' ? copy.lists.newsletter : copy.lists.customers}`
  if (subject === 'file') return `${copy.what.file} ${id}`
  const name = names.get(id)
  return [copy.what[subject], ...(name === undefined ? [] : [name]), `(${id})`].join(' ')
}
