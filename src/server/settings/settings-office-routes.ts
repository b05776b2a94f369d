import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type FirstStep, officeSettings } from '../../shared/contract/office/settings.ts'
import { officeSettingsCopy } from '../../shared/copy/office/settings.ts'
import { settingsCopy } from '../../shared/copy/settings.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { isSettingKey, type SettingKey, settingOf } from '../../shared/settings/settings.ts'
import type { Shop } from '../platform/shop.ts'
import type { Staff } from '../staff/authenticate-staff.ts'
import type { CommandWork } from '../staff/commands/run-command-work.ts'
import { staffCommand, staffRoute } from '../staff/http/staff-route.ts'
import { type ChangedSetting, changeSettings, type SettingAuthor } from './change-settings.ts'
import { drawLogo } from './draw-logo.ts'
import { listSettings, settingHistory } from './list-settings.ts'
import { restoreSetting } from './restore-setting.ts'
import { sendTestMail } from './send-test-mail.ts'
import { setLogo } from './set-logo.ts'
import { selectPresent } from './settings-queries.ts'
import { withdrawSetting } from './withdraw-setting.ts'

/** Reader of the first steps of a new shop: settings do not know of products, so start hands it in. */
type FirstSteps = () => Promise<FirstStep[]>

/** The settings of the shop, for its people. */
export function settingsOfficeRoutes(office: FastifyInstance, shop: Shop, firstSteps: FirstSteps): void {
  reads(office, shop, firstSteps)
  changes(office, shop)
  logo(office, shop)
}

function reads(office: FastifyInstance, shop: Shop, firstSteps: FirstSteps): void {
  staffRoute(office, shop, officeSettings.settings, async () => {
    const [data, steps] = await Promise.all([listSettings(shop), firstSteps()])
    return { data, steps, canSell: steps.every(({ done, blocksSelling }) => done || !blocksSelling) }
  })
  staffRoute(office, shop, officeSettings.testMail, async ({ staff }) => ({ data: await sendTestMail(shop, staff) }))
  staffRoute(office, shop, officeSettings.settingHistory, async ({ params: { key } }) => ({
    data: await settingHistory(shop, asKey(key)),
  }))
}

function changes(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, officeSettings.changeSettings, async ({ body, staff }, work) => {
    if (body.changes.some(({ key }) => isSettingKey(key) && settingOf(key).shown)) {
      throw new Failure('bad_input', settingsCopy.wrong)
    }
    const from = body.from === undefined ? undefined : new Date(body.from)
    const request = { changes: body.changes, from, by: author(staff) }
    return tell(shop, work, () => changeSettings(shop, work, request))
  })
  staffCommand(office, shop, officeSettings.changeSecret, async ({ params, body, staff }, work) => {
    const key = asKey(params.key)
    if (!settingOf(key).shown) throw new Failure('not_found', settingsCopy.noVersion)
    const change = { key, value: body.value, seen: body.seen }
    return tell(shop, work, () => changeSettings(shop, work, { changes: [change], by: author(staff) }))
  })
  staffCommand(office, shop, officeSettings.restoreSetting, async ({ params, body, staff }, work) => {
    const wanted = { key: asKey(params.key), version: body.version, seen: body.seen, by: author(staff) }
    return tell(shop, work, () => restoreSetting(shop, work, wanted))
  })
  staffCommand(office, shop, officeSettings.withdrawSetting, async ({ params, body }, work) => {
    const key = asKey(params.key)
    const { value, from } = await withdrawSetting(shop, work, { key, version: body.version })
    work.about({ kind: 'setting', id: key, name: settingOf(key).label })
    work.changed('setting', key, { waiting: value, from: from.toISOString() }, { waiting: null, from: null })
    return answer(shop, work)
  })
}

function logo(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, officeSettings.setLogo, async ({ body, upload, staff }, work) => {
    const drawn = upload ? await drawLogo(await readFile(upload.path)) : null
    return tell(shop, work, () => setLogo(shop, work, { logo: drawn, seen: Number(body.seen), by: author(staff) }))
  })
}

/** Sets, and writes into the history each value that was set, with the versions by which it is taken back. */
async function tell(shop: Shop, work: CommandWork, set: () => Promise<readonly ChangedSetting[]>) {
  const held = await heldVersions(shop, work)
  const changed = await set()
  const [first] = changed
  if (!first) throw new Failure('bad_input', settingsCopy.nothing)
  const labels = changed.map(({ key }) => settingOf(key).label).join(', ')
  work.about({ kind: 'setting', id: changed.length === 1 ? first.key : settingOf(first.key).group, name: labels })
  for (const { key, version, from, before, after } of changed) {
    const start = from > shop.clock() ? { from: from.toISOString() } : {}
    work.changed('setting', key, { value: before, version: held.get(key) ?? 0 }, { value: after, version, ...start })
  }
  return answer(shop, work)
}

/** Returns the version of each key that is valid now; a key that was never set has none. */
async function heldVersions({ clock }: Shop, { tx }: CommandWork): Promise<Map<string, number>> {
  const now = clock()
  const rows = await selectPresent(tx, now)
  return new Map(rows.filter((row) => row.effective_from <= now).map(({ key, version }) => [key, version]))
}

async function answer(shop: Shop, work: CommandWork) {
  return { message: officeSettingsCopy.saved, data: await listSettings({ db: work.tx, clock: shop.clock }) }
}

function author({ id }: Staff): SettingAuthor {
  return { source: 'staff', id }
}

/** Throws `not_found` where there is no such setting. */
function asKey(text: string): SettingKey {
  if (isSettingKey(text)) return text
  throw new Failure('not_found', settingsCopy.noVersion)
}
