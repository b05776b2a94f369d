import { findState } from '../../shared/indian-states.ts'

const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether this is a GSTIN: state code, PAN, entity, and a check digit that is right. */
export function isGstin(text: string): boolean {
  return shape.test(text) && text.at(-1) === checkDigitOf(text.slice(0, -1))
}

/** Whether a GSTIN was given in this state, named as in shared/indian-states. */
export function isGstinOf(gstin: string, state: string): boolean {
  return gstin.slice(0, 2) === findState(state)?.gstCode
}

/** Base 36: digits weigh 1 and 2 in turn, and each product counts as the sum of its own two digits. */
function checkDigitOf(digits: string): string | undefined {
  let sum = 0
  for (const [index, digit] of [...digits].entries()) {
    const product = alphabet.indexOf(digit) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / alphabet.length) + (product % alphabet.length)
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length]
}
