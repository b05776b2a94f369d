import { formatRupees } from '../money/format-rupees.ts'

/** What units of net quantities are to a buyer. */
const unitNames: Readonly<Record<string, string>> = {
  g: 'gram',
  kg: 'kilogram',
  ml: 'millilitre',
  l: 'litre',
  cm: 'centimetre',
  m: 'metre',
  m2: 'square metre',
  piece: 'piece',
}

/** What is said of goods on their page, and where they stand side by side. */
export const productFacts = {
  netQuantity: 'Net quantity',
  perUnit: (rupees: number, per: string) => `${formatRupees(rupees)} per ${unitNames[per] ?? per}`,
  weight: 'Weight',
  grams: (grams: number) => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`),
  warranty: 'Warranty',
  months: (months: number) => (months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`),
  countryOfOrigin: 'Country of origin',
} as const
