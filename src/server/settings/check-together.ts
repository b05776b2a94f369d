import { isGstin, isGstinOf } from '../../domain/catalogue/tax/gstin.ts'
import { voucherLetters } from '../../domain/selling/invoices/invoice-number.ts'
import { findState } from '../../shared/indian-states.ts'
import type { SettingKey, SettingValues } from '../../shared/settings/settings.ts'

/**
 * Returns the problems between values that are valid each by itself: a sentence for each key. Empty: all is well. `changed`: the
 * keys that get another value. Beginnings of vouchers are refused to these alone: a shop may have had one before vouchers did.
 */
export function problemsOf(values: SettingValues, changed: readonly SettingKey[]): Partial<Record<SettingKey, string>> {
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
  for (const key of ['numbers.invoice', 'numbers.creditNote'] as const) {
    const letters = values[key]
    if (changed.includes(key) && Object.values(voucherLetters).includes(letters))
      problems[key] = `must not be ${letters}: vouchers begin with it`
  }
  return problems
}
