import type { Paise } from '../../../shared/money/money.ts'

const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

/** The steps of Indian numbering, the largest first; a crore can be counted in crores again. */
const steps = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
]

/** An amount as an invoice spells it: 123456750 paise are 'Rupees Twelve Lakh … Sixty-Seven and Fifty Paise Only'. */
export function amountInWords(amount: Paise): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`no amount to spell: ${amount}`)
  const paise = amount % 100
  const rupees = (amount - paise) / 100
  const spelt = `${rupees === 1 ? 'Rupee' : 'Rupees'} ${numberInWords(rupees)}`
  return paise === 0 ? `${spelt} Only` : `${spelt} and ${numberInWords(paise)} ${paise === 1 ? 'Paisa' : 'Paise'} Only`
}

function numberInWords(number: number): string {
  const step = steps.find(({ size }) => number >= size)
  if (!step) return belowHundred(number)
  const rest = number % step.size
  const counted = `${numberInWords((number - rest) / step.size)} ${step.name}`
  return rest === 0 ? counted : `${counted} ${numberInWords(rest)}`
}

function belowHundred(number: number): string {
  const word = small[number]
  if (word !== undefined) return word
  const unit = number % 10
  const ten = tens[(number - unit) / 10] ?? ''
  return unit === 0 ? ten : `${ten}-${small[unit]}`
}
