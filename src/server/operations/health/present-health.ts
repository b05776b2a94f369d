import type { Kysely } from 'kysely'
import type { HealthCheckShown } from '../../../shared/contract/office/health.ts'
import { healthCopy } from '../../../shared/copy/office/health.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Checked } from './look-at-health.ts'
import { listProblems } from './problem-queries.ts'

/** Presents the findings, each with its beginning: as the check itself states it, or when it was first seen. */
export async function presentHealth(db: Kysely<Database>, found: readonly Checked[]): Promise<HealthCheckShown[]> {
  const seen = await listProblems(db)
  return found.map(({ name, state, text, todo, since }) => {
    const from = state === 'ok' ? undefined : (since ?? seen.find((problem) => problem.name === name)?.since)
    const title = healthCopy.titles[name]
    return { name, title, state, text, todo: todo ?? null, since: from?.toISOString() ?? null }
  })
}
