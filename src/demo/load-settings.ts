import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { transact } from '../server/platform/db/transact.ts'
import type { Shop } from '../server/platform/shop.ts'
import { putAll } from '../server/settings/apply-environment.ts'
import { type BrandFile, insertBrandFiles } from '../server/settings/brand-queries.ts'
import { lockSettings, selectVersions } from '../server/settings/settings-queries.ts'
import {
  isSettingKey,
  type SettingKey,
  type SettingValues,
  settingKeys,
  settingOf,
} from '../shared/settings/settings.ts'
import { demoFault } from './read-entries.ts'

const folder = path.resolve(import.meta.dirname, '../../db/demo')

/** Makes the shop the demo shop: its name, its company, its logo; what was set already, by anybody, stays. Throws StartFailure. */
export async function loadSettings(shop: Shop): Promise<void> {
  const logo = readLogo()
  const values = { ...readValues(), 'brand.logo': logo.value }
  await transact(shop, async (work) => {
    await lockSettings(work.tx)
    const versions = await selectVersions(work.tx)
    const unset = settingKeys.filter((key) => values[key] !== undefined && !versions.has(key))
    await insertBrandFiles(work.tx, logo.value.hash, logo.files)
    await putAll(shop, work, unset, values, 'demo')
  })
}

function readValues(): Partial<SettingValues> {
  const file = 'settings.yaml'
  const entries = Object.entries(parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>)
  const read = entries.map(([key, value]): [SettingKey, unknown] => {
    if (!isSettingKey(key)) throw demoFault(file, key, 'is no setting')
    const parsed = settingOf(key).schema.safeParse(value)
    if (!parsed.success) throw demoFault(file, key, parsed.error.issues.map((issue) => issue.message).join('; '))
    return [key, parsed.data]
  })
  return Object.fromEntries(read)
}

/** Drawn for the demo shop, so that it needs no picture made of it. */
function readLogo() {
  const form = (name: BrandFile['form'], file: string, contentType: string): BrandFile => ({
    form: name,
    contentType,
    content: readFileSync(path.join(folder, 'brand', file)),
  })
  const files = [
    form('logo', 'logo.svg', 'image/svg+xml'),
    form('small', 'favicon.svg', 'image/svg+xml'),
    form('apple', 'icon-192.png', 'image/png'),
    form('large', 'icon-512.png', 'image/png'),
  ]
  const hash = createHash('sha256')
  for (const { content } of files) hash.update(content)
  return { value: { hash: hash.digest('hex').slice(0, 24), width: 40, height: 40 }, files }
}
