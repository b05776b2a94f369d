import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { type WholeRequest, wholeRequests } from './return-request-queries.ts'

type Db = Kysely<Database>
/** A part of a list; pages count from 1. */
type Page = { page: number; limit: number }

/** Returns the open requests, those first whose answer is due first; or the closed ones, newest first. */
export function listRequests(db: Db, which: 'open' | 'closed', { page, limit }: Page): Promise<WholeRequest[]> {
  const requests = wholeRequests(db).where('is_open', '=', which === 'open')
  const ordered =
    which === 'open'
      ? requests.orderBy('answer_by').orderBy('id')
      : requests.orderBy('created_at', 'desc').orderBy('id')
  return ordered
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** Number of open requests. */
export interface RequestCounts {
  open: number
  /** Of these, not answered yet. */
  toAnswer: number
  /** Of these, past their 48 hours. */
  late: number
}

/** Counts what is open. */
export function countRequests(db: Db, now: Date): Promise<RequestCounts> {
  return db
    .selectFrom('return_requests')
    .select((eb) => {
      const count = eb.fn.countAll<number>
      return [
        count().as('open'),
        count().filterWhere('state', '=', 'asked').as('toAnswer'),
        count().filterWhere('state', '=', 'asked').filterWhere('answer_by', '<', now).as('late'),
      ]
    })
    .where('is_open', '=', true)
    .executeTakeFirstOrThrow()
}
