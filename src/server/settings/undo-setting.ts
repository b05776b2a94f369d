import { same } from '../../domain/operations/history/same-value.ts'
import { historyCopy } from '../../shared/copy/office/history.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { isSettingKey, type SettingKey, settingOf } from '../../shared/settings/settings.ts'
import type { CommandInHistory } from '../staff/commands/history-queries.ts'
import type { CommandWork } from '../staff/commands/run-command-work.ts'
import type { CommandUndo } from '../staff/commands/undo-registry.ts'
import type { SealingShop } from './change-settings.ts'
import { restoreSetting } from './restore-setting.ts'
import { lockSettings, type SettingRow, selectLast, selectVersion, selectVersions } from './settings-queries.ts'
import { fromColumns } from './stored-setting.ts'
import { withdrawSetting } from './withdraw-setting.ts'

/**
 * Facts that the history stores of a setting that was set, beside the values: the version that was valid before, and the new one.
 */
interface SetBefore {
  key: SettingKey
  held: number
  made: number
}

/**
 * Settings are taken back by their versions, so that a secret comes back which nobody gets to see: what has begun to hold gives
 * way to what held before, what still waits for its day is withdrawn. It goes back while the key's last value is the one that was
 * set, by this command or by one that took later ones back.
 */
export const undoSettingCommands = (shop: SealingShop) =>
  ({
    'settings.restore': {
      needs: 'settings.edit',
      refuse: async (tx, done) => {
        for (const set of readChanges(done)) if (await isOvertaken(shop, tx, set)) return historyCopy.changedSince
      },
      run: async (work, done) => {
        await lockSettings(work.tx)
        for (const set of readChanges(done).toReversed()) {
          if (await isOvertaken(shop, work.tx, set)) throw new Failure('cannot_undo', historyCopy.changedSince)
          await takeBack(shop, work, set)
        }
      },
    },
  }) as const satisfies Record<string, CommandUndo>

type Tx = CommandWork['tx']

/** Returns whether the key's last value is another than the one that was set. */
async function isOvertaken(shop: SealingShop, tx: Tx, { key, made }: SetBefore): Promise<boolean> {
  const [row, last] = [await selectVersion(tx, key, made), await selectLast(tx, key)]
  if (row && isWaiting(shop, row)) return false
  const { value } = row ? fromColumns(shop.config, row, key) : {}
  const { value: present } = last ? fromColumns(shop.config, last, key) : {}
  return (
    last?.version !== made && (value === undefined || present === undefined || !same(wanted(value), wanted(present)))
  )
}

/** A value without what is kept beside it: the webhook secret before the last one, which each change makes anew. */
function wanted(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? { ...value, webhookSecretPrevious: null } : value
}

function isWaiting({ clock }: SealingShop, row: SettingRow): boolean {
  return row.effective_from > clock() && row.withdrawn_at === null
}

async function takeBack(shop: SealingShop, work: CommandWork, { key, held, made }: SetBefore): Promise<void> {
  const row = await selectVersion(work.tx, key, made)
  if (row && isWaiting(shop, row)) {
    await withdrawSetting(shop, work, { key, version: made })
    work.changed('setting', key, { value: row.value, version: made }, { value: null, version: held })
    return
  }
  const by = { source: 'staff' as const, id: null }
  const seen = (await selectVersions(work.tx)).get(key) ?? 0
  for (const { version, before, after } of await restoreSetting(shop, work, { key, version: held, seen, by })) {
    work.changed('setting', key, { value: before, version: seen }, { value: after, version })
  }
}

function readChanges({ changes }: CommandInHistory): SetBefore[] {
  return changes.flatMap(({ entity, entityId: key, before, after }) => {
    if (entity !== 'setting' || !isSettingKey(key) || !settingOf(key)) return []
    return [{ key, held: Number(before?.version ?? 0), made: Number(after?.version ?? 0) }]
  })
}
