import { isGstin, isGstinOf } from '../../domain/tax/gstin.ts'
import { findState } from '../../shared/indian-states.ts'
import type { SettingKey, SettingValues } from '../../shared/settings/settings.ts'
import { needsTls } from '../platform/encrypted-addresses.ts'

/** What does not fit about values that each by itself would: a sentence for each key. Empty: all is well. */
export function problemsOf(values: SettingValues): Partial<Record<SettingKey, string>> {
  const { 'company.gstin': gstin, 'company.state': state } = values
  const problems: Partial<Record<SettingKey, string>> = {}
  if (gstin !== '' && !isGstin(gstin)) {
    problems['company.gstin'] = 'must be a GSTIN whose check digit is right: a digit or letter is off'
  } else if (gstin !== '' && state !== '' && !isGstinOf(gstin, state)) {
    problems['company.gstin'] = `must be a GSTIN of ${state}: it begins with ${findState(state)?.gstCode}`
  }
  if (values['numbers.invoice'] === values['numbers.creditNote']) {
    problems['numbers.creditNote'] = 'must differ from the beginning of invoice numbers'
  }
  const { 'mail.smtp': smtp } = values
  if (smtp !== null && !isEncrypted(smtp)) {
    problems['mail.smtp'] = 'must not weaken TLS for a server on another machine: take the options out of the address'
  }
  return problems
}

function isEncrypted(smtp: string): boolean {
  try {
    needsTls(smtp)
    return true
  } catch {
    return false
  }
}
