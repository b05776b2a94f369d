import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { Failure } from '../../shared/errors/failure.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../shared/money/money.ts'
import { isSettingKey, type SettingKey, settingOf } from '../../shared/settings/settings.ts'
import { firstRun } from '../operations/today/first-run.ts'
import type { Work } from '../platform/db/transact.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { type ChangedSetting, changeSettings } from '../settings/change-settings.ts'
import { drawLogo } from '../settings/draw-logo.ts'
import { type ListedSetting, listSettings, settingHistory } from '../settings/list-settings.ts'
import { restoreSetting } from '../settings/restore-setting.ts'
import { setLogo } from '../settings/set-logo.ts'
import { withdrawSetting } from '../settings/withdraw-setting.ts'
import { atTerminal } from '../staff/commands/at-terminal.ts'
import type { CommandWork } from '../staff/commands/run-command-work.ts'
import { layOut } from './lay-out.ts'
import { readDay, readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

const by = { source: 'terminal', id: null } as const

/** `settings [<key> [<value> [--from DAY] | back]]`: shows and sets what the owner sets. Secrets come by standard input. */
export async function settingsCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { values, words } = readOptions(given, { from: { type: 'string' } }, 2)
  const [key, value] = words
  if (key === undefined) return list(shop)
  if (!isSettingKey(key)) throw new UsageFailure(`There is no setting ${key}.`)
  const listed = (await listSettings(shop)).find((each) => each.key === key)
  if (!listed) throw new UsageFailure(`There is no setting ${key}.`)
  if (value === undefined) return show(shop, listed)
  const isBack = value === 'back'
  const change = isBack ? takeBack(shop, listed) : await set(shop, listed, value, readStart(values.from))
  const name = isBack ? 'settings.restore' : 'settings.change'
  const changed = await explained(() => atTerminal(shop, name, { key }, noted(listed, change)))
  return changed.map(({ from, after }) => `${key} is ${write(key, after)}, from ${formatMoment(from)} on.`).join('\n')
}

type Changed = Pick<ChangedSetting, 'version' | 'from' | 'before' | 'after'>
type Change = (work: Work) => Promise<Changed[]>

/** With what the history keeps of it. */
function noted({ key, label }: ListedSetting, change: Change) {
  return async (unit: CommandWork): Promise<Changed[]> => {
    unit.about({ kind: 'setting', id: key, name: label })
    const changed = await change(unit)
    for (const { version, before, after } of changed) {
      unit.changed('setting', key, { value: before }, { value: after, version })
    }
    return changed
  }
}

async function set(
  shop: PayingShop,
  { key, seen }: ListedSetting,
  typed: string,
  from: Date | undefined,
): Promise<Change> {
  if (key === 'brand.logo' && typed !== 'null') {
    // npm goes to the project's folder; the file is named from where the owner stands
    const picture = await readFile(path.resolve(process.env.INIT_CWD ?? '', typed)).catch(() => {
      throw new UsageFailure(`${typed} cannot be read.`)
    })
    const logo = await explained(() => drawLogo(picture))
    return (work) => setLogo(shop, work, { logo, seen, from, by })
  }
  const value = await readValue(key, typed)
  return (work) => changeSettings(shop, work, { changes: [{ key, value, seen }], from, by })
}

/** Returns the change that withdraws a value that is scheduled, or else restores the one before. */
function takeBack(shop: PayingShop, { key, seen, set: present, waiting, value }: ListedSetting): Change {
  const waits = waiting.at(-1)
  return async (work) => {
    if (waits) {
      await withdrawSetting(shop, work, { key, version: waits.version })
      return [{ version: waits.version, from: shop.clock(), before: waits.value, after: value }]
    }
    if (!present) throw new UsageFailure(`${key} was never set.`)
    const history = await settingHistory(shop, key)
    const before = history.find((each) => each.version < present.version && each.withdrawnAt === null)
    return restoreSetting(shop, work, { key, version: before?.version ?? 0, seen, by })
  }
}

async function readValue(key: SettingKey, typed: string): Promise<unknown> {
  if (settingOf(key).shown && typed !== '-' && typed !== 'null') {
    throw new UsageFailure(`${key} is a secret: give it on standard input, with - as the value.`)
  }
  const given = typed === '-' ? (await text(process.stdin)).trim() : typed
  // a GSTIN or a phone number is a text although it begins like a number
  if (settingOf(key).schema.safeParse(given).success) return given
  const value = asJson(given)
  if (settingOf(key).unit !== 'paise' || typeof value !== 'number') return value
  try {
    return paiseFromRupees(value)
  } catch {
    throw new UsageFailure(`${key} must be an amount in rupees, not ${given}.`)
  }
}

/** Numbers, yes and no, lists and objects as JSON has them. */
function asJson(given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

/** The first moment of that day in India. */
function readStart(day: string | undefined): Date | undefined {
  if (day === undefined) return undefined
  const start = readDay(day)
  if (!start) throw new UsageFailure(`--from must be a day such as 2027-04-01, not ${day}.`)
  return start
}

/** Runs `work`; its failure names what does not fit, setting by setting. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const lines = Object.entries(error.details.errors ?? {}).map(([key, problem]) => `${key} ${problem}`)
    throw new Failure(error.code, [error.message, ...lines].join('\n'))
  }
}

async function list(shop: PayingShop): Promise<string> {
  const missing = (await firstRun(shop)).filter(({ done }) => !done)
  const lacks = missing.map(({ todo, why, blocks }) => `${blocks ? 'Missing' : 'To do'}: ${todo} ${why}`)
  const rows = (await listSettings(shop)).map(({ key, value, set: present, waiting }) => [
    key,
    write(key, value),
    present ? present.source : '-',
    waiting.map((each) => `${write(key, each.value)} from ${formatMoment(each.from)}`).join(', '),
  ])
  return [...lacks, '', layOut(rows)].join('\n').trimStart()
}

async function show(shop: PayingShop, { key, label, hint }: ListedSetting): Promise<string> {
  const history = (await settingHistory(shop, key)).map(({ version, value, from, source, setBy, withdrawnAt }) => [
    String(version),
    write(key, value),
    `from ${formatMoment(from)}`,
    setBy ?? source,
    withdrawnAt ? 'withdrawn' : '',
  ])
  return [`${label}. ${hint}`, layOut(history)].join('\n').trimEnd()
}

function write(key: SettingKey, value: unknown): string {
  if (settingOf(key).unit === 'paise' && typeof value === 'number') return formatRupees(rupeesFromPaise(value))
  return typeof value === 'string' ? value : JSON.stringify(value)
}
