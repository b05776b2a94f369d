import { type Kysely, sql } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { TicketRow } from './ticket-queries.ts'

type Db = Kysely<Database>
/** A part of a list; pages count from 1. */
type Page = { page: number; limit: number }

/**
 * Returns the complaints that are not solved: first those that are late, then those that nobody has answered, each by due date.
 */
export function listWaitingTickets(db: Db, now: Date, { page, limit }: Page): Promise<TicketRow[]> {
  return db
    .selectFrom('tickets')
    .select(columnsOf('tickets'))
    .where('due_at', 'is not', null)
    .orderBy(sql`due_at < ${now}`, 'desc')
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** Returns the solved complaints, latest first. */
export function listSolvedTickets(db: Db, { page, limit }: Page): Promise<TicketRow[]> {
  return db
    .selectFrom('tickets')
    .select(columnsOf('tickets'))
    .where('solved_at', 'is not', null)
    .orderBy('solved_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** Number of complaints by what they wait for. */
export interface TicketCounts {
  toAnswer: number
  /** Of these, past their 48 hours. */
  answersLate: number
  toSolve: number
  /** Past their month, answered or not. */
  solutionsLate: number
}

/** Counts what is not solved. */
export function countTickets(db: Db, now: Date): Promise<TicketCounts> {
  return db
    .selectFrom('tickets')
    .select((eb) => {
      const count = eb.fn.countAll<number>
      return [
        count().filterWhere('state', '=', 'open').as('toAnswer'),
        count().filterWhere('state', '=', 'open').filterWhere('answer_by', '<', now).as('answersLate'),
        count().filterWhere('state', '=', 'answered').as('toSolve'),
        count().filterWhere('solve_by', '<', now).as('solutionsLate'),
      ]
    })
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
}
