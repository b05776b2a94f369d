import type { SettingValues } from '../../shared/settings/settings.ts'

export type Account = NonNullable<SettingValues['payment.razorpay']>

/** An account as it was set, and the moment at which that came to hold. */
export interface SetAccount {
  account: Account | null | undefined
  at: Date
}

/** Time for which Razorpay sends again what was not taken, in ms. */
const GOOD_MS = 24 * 3_600_000

/**
 * The webhook secret before the last one, for 24 hours from the moment at which it became the former one; null afterwards.
 * `versions`: what was set, the latest first. Secrets that are repeated beside other changes begin no new day.
 */
export function formerSecret(present: Account | null, versions: readonly SetAccount[], now: Date): string | null {
  const former = present?.webhookSecretPrevious ?? null
  if (former === null) return null
  const isSame = ({ account }: SetAccount) =>
    account?.keyId === present?.keyId && account?.webhookSecretPrevious === former
  const end = versions.findIndex((each) => !isSame(each))
  const since = versions.slice(0, end === -1 ? undefined : end).at(-1)?.at
  return since && now.getTime() < since.getTime() + GOOD_MS ? former : null
}
