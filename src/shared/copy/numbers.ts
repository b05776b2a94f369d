import type { NumberRule } from '../numbers/number-rules.ts'
import type { NumberFault } from '../numbers/read-number.ts'

const asked = { rupees: 'an amount in rupees', whole: 'a whole number', decimal: 'a number' } as const
const examples = { rupees: '1250 or 1,250.50', whole: '12', decimal: '12.5' } as const
const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 6 })

/** Says at a field why what is typed is no number, and what would be right. */
export function numberFault(fault: NumberFault, rule: NumberRule): string {
  const kind = rule.mark === '₹' ? 'rupees' : rule.decimals === 0 ? 'whole' : 'decimal'
  if (fault.why === 'empty') return `Enter ${asked[kind]}, such as ${examples[kind]}`
  if (fault.why === 'comma') return `Write ${fault.meant} with a point. Commas only group digits, as in 1,250`
  if (fault.why === 'range')
    return `Enter ${asked[kind]} from ${figures.format(rule.least)} to ${figures.format(rule.most)}`
  if (fault.why === 'decimals' && rule.decimals > 0) return `Enter at most ${rule.decimals} digits after the point`
  return `This cannot be read as ${asked[kind]}. Write it like ${examples[kind]}`
}

/** Message where a form is not sent since a number in it cannot be read. */
export const numbersCopy = {
  notSent: 'Nothing was saved: correct the fields in red first.',
} as const
