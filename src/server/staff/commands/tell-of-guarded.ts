import type { Transaction } from 'kysely'
import { isSettingKey, settingOf } from '../../../shared/settings/settings.ts'
import type { Database } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { findStaff, ownersEmails } from '../staff-queries.ts'

type Fields = Record<string, unknown>

/** A change of what is guarded (shared/office/step-up-required.ts), as commands name it. */
export interface GuardedChange {
  entity: string
  id: string
  before: Fields | null
  after: Fields | null
}

/** Data for the mail about a guarded change. */
export interface GuardedNews {
  to: string
  /** The setting that was changed, or null: a person's roles and limits. */
  setting: string | null
  /** Name of the person whose roles or limits were changed; null: a setting was. */
  person: string | null
  /** Name of the person who changed it. */
  by: string
  at: string
}

/** The same by the mail server that held before it was changed; `version`: the new one's. */
export interface NewsByFormerServer extends GuardedNews {
  version: number
}

/**
 * Owes all owners a mail where a secret was changed, and them and the person where roles, limits or access were (OWASP ASVS 5.0,
 * 6.3.7): in the same transaction, whatever did it. Of another mail server they hear by the former one too. What concerns ways of
 * signing in is told by who changes them.
 */
export async function tellOfGuarded(
  tx: Transaction<Database>,
  shop: Pick<Shop, 'clock'>,
  { id: commandId, byName: by }: { id: string; byName: string },
  changes: readonly GuardedChange[],
): Promise<void> {
  const at = shop.clock().toISOString()
  for (const change of changes.filter(isNews)) {
    const person = change.entity === 'staff' ? await findStaff(tx, change.id) : undefined
    const setting = change.entity === 'setting' ? change.id : null
    const all = new Set([...(await ownersEmails(tx)), ...(person?.joined_at ? [person.email] : [])])
    for (const to of all) {
      const news: GuardedNews = { to, setting, person: person?.name ?? null, by, at }
      const eventKey = `guarded:${commandId}:${change.entity}:${change.id}:${to}`
      if (setting === 'mail.smtp') {
        const payload: NewsByFormerServer = { ...news, version: Number(change.after?.version ?? 0) }
        await queueMail(tx, shop, { kind: 'guarded_by_former', eventKey: `${eventKey}:former`, payload })
      }
      await queueMail(tx, shop, { kind: 'guarded_change', eventKey, payload: news })
    }
  }
}

const access = ['roles', 'refund', 'discount', 'pieces']

function isNews({ entity, id, before, after }: GuardedChange): boolean {
  if (entity === 'setting') return isSettingKey(id) && settingOf(id).shown !== undefined
  if (entity !== 'staff' || after === null) return false
  const isLetIn = after.active === true && before?.active === false
  const differs = (name: string) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name])
  return isLetIn || access.some((name) => name in after && differs(name))
}
