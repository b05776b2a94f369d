import type { QuietHours } from '../../../domain/staff/alerts/quiet-hours.ts'
import type { AlertChoice, Quiet } from '../../../shared/contract/office/alerts.ts'
import { type AlertPreferences, preferencesOf } from '../../../shared/office/alert-kinds.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { listPreferences, savePreferences } from './alert-preference-queries.ts'

/** Chooses what one is told: what is not named stays as it was; quiet hours `null`: none. */
export async function changeAlerts(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  { id, name, roles }: Pick<Staff, 'id' | 'name' | 'roles'>,
  { wishes = [], quiet }: { wishes?: readonly AlertChoice[] | undefined; quiet?: Quiet | undefined },
): Promise<void> {
  const [own] = await listPreferences(work.tx, id)
  const before = { wishes: preferencesOf(roles, own?.wishes), quiet: own?.quiet ?? null }
  const after = {
    wishes: withChoices(before.wishes, wishes),
    quiet: quiet === undefined ? before.quiet : asMinutes(quiet),
  }
  await savePreferences(work.tx, { staffId: id, ...after, at: shop.clock() })
  work.about({ kind: 'alerts', id, name })
  work.changed('alert_wishes', id, before, after)
  work.news({ topic: 'alerts', id })
}

function withChoices(before: AlertPreferences, wishes: readonly AlertChoice[]): AlertPreferences {
  const after = { ...before }
  for (const { kind, way, wanted } of wishes) after[kind] = { ...after[kind], [way]: wanted }
  return after
}

function asMinutes(quiet: Quiet): QuietHours | null {
  if (!quiet || quiet.from === quiet.until) return null
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return { from: minute(quiet.from), until: minute(quiet.until) }
}
