import { isGstin } from '../../src/domain/catalogue/tax/gstin.ts'

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A valid GSTIN of Kerala, another one for each number below 10 000. */
export function gstinOf(number: number): string {
  const begins = `32AAAFB${String(number).padStart(4, '0')}M1Z`
  const found = [...signs].map((last) => begins + last).find(isGstin)
  if (!found) throw new Error(`no check digit goes with ${begins}`)
  return found
}
