import type { Work } from '../platform/db/transact.ts'
import { insertBrandFiles } from './brand-queries.ts'
import { type ChangedSetting, changeSettings, type SealingShop, type SettingAuthor } from './change-settings.ts'
import type { DrawnLogo } from './draw-logo.ts'

/** A logo that was drawn before the transaction (`drawLogo`); null: the plain mark. `from` and `seen` as in a change. */
export interface LogoRequest {
  logo: DrawnLogo | null
  seen: number
  from?: Date | undefined
  by: SettingAuthor
}

/** Sets the shop's logo. Throws what `changeSettings` throws. */
export async function setLogo(
  shop: SealingShop,
  work: Work,
  { logo, seen, from, by }: LogoRequest,
): Promise<ChangedSetting[]> {
  if (logo) await insertBrandFiles(work.tx, logo.value.hash, logo.files)
  return changeSettings(shop, work, { changes: [{ key: 'brand.logo', value: logo?.value ?? null, seen }], from, by })
}
