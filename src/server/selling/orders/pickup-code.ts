import { createHmac, timingSafeEqual } from 'node:crypto'
import { pickupLimits } from '../../../shared/pickup-limits.ts'
import type { Config } from '../../platform/config.ts'
import { derivedToken } from '../../platform/office-key.ts'

const randomBytes = 6

/**
 * Returns the code of 6 digits by which an order is handed over at the counter. It follows from the order and the `issue`-th code with
 * the shop's secret: who has the database alone has no code (docs/decisions/211).
 */
export function pickupCode(config: Pick<Config, 'dataDir'>, orderId: string, issue: number): string {
  const digest = createHmac('sha256', derivedToken(config, 'pickup codes')).update(`${orderId}:${issue}`).digest()
  const code = digest.readUIntBE(0, randomBytes) % 10 ** pickupLimits.codeDigits
  return String(code).padStart(pickupLimits.codeDigits, '0')
}

/** Compares in a time that says nothing of the digits. Both have 6. */
export function isSameCode(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
