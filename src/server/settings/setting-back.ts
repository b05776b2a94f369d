import { historyCopy } from '../../shared/copy/office/history.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { isSettingKey, type SettingKey, settingOf } from '../../shared/settings/settings.ts'
import type { DoneCommand } from '../commands/history-queries.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import type { Inverse } from '../commands/ways-back.ts'
import type { SealingShop } from './change-settings.ts'
import { restoreSetting } from './restore-setting.ts'
import { selectVersion, selectVersions } from './settings-queries.ts'
import { withdrawSetting } from './withdraw-setting.ts'

/** What the history keeps of a setting that was set, beside the values: which of its values held before, and the new one. */
interface SetBefore {
  key: SettingKey
  held: number
  made: number
}

/**
 * Settings are taken back by their versions, so that a secret comes back which nobody gets to see: what has begun to hold gives
 * way to what held before, what still waits for its day is withdrawn.
 */
export const settingInverses = (shop: SealingShop) =>
  ({
    'settings.restore': {
      needs: 'settings.edit',
      refuse: async (tx, done) => {
        const versions = await selectVersions(tx)
        const isOvertaken = readChanges(done).some(({ key, made }) => versions.get(key) !== made)
        return isOvertaken ? historyCopy.changedSince : undefined
      },
      run: async (work, done) => {
        const versions = await selectVersions(work.tx)
        for (const set of readChanges(done).toReversed()) {
          if (versions.get(set.key) !== set.made) throw new Failure('cannot_undo', historyCopy.changedSince)
          await takeBack(shop, work, set)
        }
      },
    },
  }) as const satisfies Record<string, Inverse>

async function takeBack(shop: SealingShop, work: CommandWork, { key, held, made }: SetBefore): Promise<void> {
  const row = await selectVersion(work.tx, key, made)
  if (row && row.effective_from > shop.clock() && row.withdrawn_at === null) {
    await withdrawSetting(shop, work, { key, version: made })
    work.changed('setting', key, { value: row.value, version: made }, { value: null, version: held })
    return
  }
  const by = { source: 'staff' as const, id: null }
  for (const { version, before, after } of await restoreSetting(shop, work, { key, version: held, seen: made, by })) {
    work.changed('setting', key, { value: before, version: made }, { value: after, version })
  }
}

function readChanges({ changes }: DoneCommand): SetBefore[] {
  return changes.flatMap(({ entity, entityId: key, before, after }) => {
    if (entity !== 'setting' || !isSettingKey(key) || !settingOf(key)) return []
    return [{ key, held: Number(before?.version ?? 0), made: Number(after?.version ?? 0) }]
  })
}
