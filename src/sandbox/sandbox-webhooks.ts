import type { Insertable, Selectable, Transaction } from 'kysely'
import { inTransaction } from '../server/platform/db/ask.ts'
import { columnsOf } from '../server/platform/db/columns-of.ts'
import type { Database } from '../server/platform/db/schema.ts'
import type { SandboxShop } from './sandbox.ts'

export type WebhookRow = Selectable<Database['sandbox_webhooks']>

/** Between two tries, by how many there were; the last one repeats. */
const gapSeconds = [2, 5, 15, 60, 300, 1800, 3600]
/** After about 24 hours the provider gives up. */
const triesMax = 30
const keptDays = 30

export async function insertWebhooks(
  tx: Transaction<Database>,
  rows: Insertable<Database['sandbox_webhooks']>[],
): Promise<void> {
  await tx.insertInto('sandbox_webhooks').values(rows).execute()
}

/** Takes webhooks that are due. Each is due again after a gap, so that it is sent anew where this process dies. */
export async function takeDueWebhooks({ db, clock }: SandboxShop, most: number): Promise<WebhookRow[]> {
  const now = clock()
  return inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('sandbox_webhooks')
      .select(columnsOf('sandbox_webhooks'))
      .where('delivered_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, tries } of due) {
      const gap = gapSeconds[Math.min(tries, gapSeconds.length - 1)] ?? 1
      const again = tries + 1 < triesMax ? new Date(now.getTime() + gap * 1000) : null
      await tx
        .updateTable('sandbox_webhooks')
        .set({ tries: tries + 1, due_at: again })
        .where('id', '=', id)
        .execute()
    }
    return due
  })
}

export async function markDelivered({ db, clock }: SandboxShop, id: number): Promise<void> {
  await db.updateTable('sandbox_webhooks').set({ delivered_at: clock() }).where('id', '=', id).execute()
}

/** Forgets what was delivered long ago. */
export async function dropOldWebhooks({ db, clock }: SandboxShop): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000)
  await db.deleteFrom('sandbox_webhooks').where('created_at', '<', before).execute()
}
