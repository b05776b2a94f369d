import type { Caller } from '../../platform/http/caller.ts'
import { callerNetwork } from '../../platform/sessions/caller-network.ts'

/**
 * Writes an event of the sign-in to the security log: sign-ins are no commands, but each is written down, the failed ones too
 * (OWASP ASVS 5.0, 16.3.1). Never a password, a token or a code.
 */
export function noteAtDoor(
  { log, ip, userAgent }: Caller,
  event:
    | 'staff_signed_in'
    | 'staff_refused'
    | 'staff_joined'
    | 'staff_stepped_up'
    | 'staff_step_up_refused'
    | 'staff_limited',
  about: { staffId?: string | undefined; by: string },
): void {
  const level = event.endsWith('refused') || event === 'staff_limited' ? 'warn' : 'info'
  log[level]({ event, ...about, network: callerNetwork(ip), userAgent }, 'security')
}
