import { isDeepStrictEqual } from 'node:util'
import { guardedMails } from '../../shared/copy/office/guarded-mails.ts'
import { type SettingKey, type SettingValues, settingKeys } from '../../shared/settings/settings.ts'
import { settingsTag } from '../platform/cache/tags.ts'
import { transact, type Work } from '../platform/db/transact.ts'
import type { Shop } from '../platform/shop.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { tellOfGuarded } from '../staff/commands/tell-of-guarded.ts'
import { problemsOf } from './check-together.ts'
import {
  insertSetting,
  lockSettings,
  type SettingRow,
  selectFromEnvironment,
  selectPresent,
  selectVersions,
} from './settings-queries.ts'
import { fromColumns, readRows, toColumns, valuesAt } from './stored-setting.ts'

/**
 * Writes the values of the environment as settings like any other: at the first start, and again whenever one differs from what
 * the environment said before. A value that the owner set since then stays while the environment repeats itself; a setting that
 * it does not name stays too. Throws StartFailure where the values would not fit together.
 */
export async function applyEnvironment(shop: Shop, given: Partial<SettingValues>): Promise<void> {
  const named = settingKeys.filter((key) => given[key] !== undefined)
  if (named.length === 0) return
  await transact(shop, async (work) => {
    await lockSettings(work.tx)
    const said = new Map((await selectFromEnvironment(work.tx)).map((row) => [row.key, row]))
    const news = named.filter((key) => isNews(shop, said.get(key), key, given[key]))
    await putAll(shop, work, news, given, 'environment')
  })
}

/** A first value holds from here on: no clock is so slow that it does not hold yet. */
const beginning = new Date(0)

/** Sets values as `source`, checked together; by themselves they have been checked. */
export async function putAll(
  shop: Pick<Shop, 'clock' | 'config'>,
  work: Work,
  keys: readonly SettingKey[],
  given: Partial<SettingValues>,
  source: SettingRow['source'],
): Promise<void> {
  if (keys.length === 0) return
  const now = shop.clock()
  const rows = await selectPresent(work.tx, now)
  const stored = readRows(shop.config, rows)
  const news = keys.map((key) => ({ key, value: given[key], from: now, atOnce: true }))
  refuseMisfits(valuesAt([...stored.filter(({ from, atOnce }) => atOnce || from <= now), ...news], now, {}), keys)
  const versions = await selectVersions(work.tx)
  for (const key of keys) {
    const columns = toColumns(shop.config, key, given[key])
    const from = versions.has(key) ? now : beginning
    const row = { key, ...columns, effective_from: from, set_at: now, source, set_by: null }
    const version = await insertSetting(work.tx, row)
    // of a first value nobody is told
    if (version > 1) await tellOwners(shop, work, key, version)
  }
  work.stale(settingsTag)
}

function tellOwners(shop: Pick<Shop, 'clock'>, { tx }: Work, key: SettingKey, version: number): Promise<void> {
  const by = { id: `environment-${version}`, byName: guardedMails.environment }
  return tellOfGuarded(tx, shop, by, [{ entity: 'setting', id: key, before: null, after: { version } }])
}

/** A secret that another process sealed under its own key cannot be compared: it is taken to say the same. */
function isNews(
  { config }: Pick<Shop, 'config'>,
  row: SettingRow | undefined,
  key: SettingKey,
  value: unknown,
): boolean {
  if (!row) return true
  const before = fromColumns(config, row, key).value
  return before !== undefined && !isDeepStrictEqual(before, value)
}

const variables: Partial<Record<SettingKey, string>> = {
  'company.gstin': 'SHOP_GSTIN',
  'company.state': 'SHOP_STATE',
}

function refuseMisfits(values: SettingValues, changed: readonly SettingKey[]): void {
  const [problem] = Object.entries(problemsOf(values, changed))
  if (problem) throw new StartFailure(`${variables[problem[0] as SettingKey] ?? problem[0]} ${problem[1]}.`)
}
