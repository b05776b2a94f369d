import { type Kysely, sql } from 'kysely'
import type { CheckName } from '../../../shared/copy/office/health.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Something that is wrong now. */
export interface Problem {
  name: CheckName
  state: 'warn' | 'bad'
  since: Date
}

/** Lists the problems that the last look found. */
export function listProblems(db: Db): Promise<Problem[]> {
  return db.selectFrom('health_problems').select(['name', 'state', 'since']).orderBy('name').execute() as Promise<
    Problem[]
  >
}

/** Counts the problems: errors and warnings. */
export async function countHealthProblems(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('health_problems')
    .select((is) => is.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Notes what is wrong now, each since it was first seen or since it says itself; what is right again is forgotten. */
export async function noteProblems(
  tx: Db,
  problems: readonly (Omit<Problem, 'since'> & { since: Date | null })[],
  at: Date,
) {
  const names = problems.map(({ name }) => name)
  const gone = tx.deleteFrom('health_problems')
  await (names.length > 0 ? gone.where('name', 'not in', names) : gone).execute()
  for (const { name, state, since } of problems) {
    await tx
      .insertInto('health_problems')
      .values({ name, state, since: since ?? at, seen_at: at })
      .onConflict((same) =>
        same.column('name').doUpdateSet((is) => ({
          state,
          seen_at: at,
          since: since ?? is.ref('health_problems.since'),
          // who was told of something to look at is told again where it is wrong
          told_at: sql<Date>`CASE WHEN health_problems.state = excluded.state THEN health_problems.told_at END`,
        })),
      )
      .execute()
  }
}

/** Returns the errors (state `bad`) since `before` or earlier of which nobody was told, and marks them as told. */
export function takeUntold(tx: Db, before: Date, at: Date): Promise<Problem[]> {
  return tx
    .updateTable('health_problems')
    .set({ told_at: at })
    .where('state', '=', 'bad')
    .where('told_at', 'is', null)
    .where('since', '<=', before)
    .returning(['name', 'state', 'since'])
    .execute() as Promise<Problem[]>
}
