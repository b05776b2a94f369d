import type { CheckName } from '../../../shared/copy/office/health.ts'
import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'

/** Result of a check. */
export interface Finding {
  state: 'ok' | 'warn' | 'bad'
  /** Description of the state, in plain words. */
  text: string
  /** Action to take, where it is not well. */
  todo?: string
  /** Since when, where the thing itself knows; else it is since it was first seen. */
  since?: Date | null
}

/** Something of the shop that is looked at. */
export interface HealthCheck {
  name: CheckName
  /** So long a finding is kept: what asks other machines is asked seldom. */
  keptMs: number
  /** Quick, and without an effect. */
  look: (shop: PayingShop, now: Date) => Promise<Finding>
}

/** The worst of several findings; without any it is well. */
export function worstOf(findings: readonly (Finding | false | undefined)[], ok: string): Finding {
  const found = findings.filter((each) => each !== false && each !== undefined)
  return found.find(({ state }) => state === 'bad') ?? found[0] ?? { state: 'ok', text: ok }
}

/** Bytes in words. */
export function sizeInWords(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3
  return gigabytes >= 1 ? `${gigabytes.toFixed(1)} GB` : `${Math.round(bytes / 1024 ** 2)} MB`
}
