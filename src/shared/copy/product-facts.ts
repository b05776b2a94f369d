import { formatRupees } from '../money/format-rupees.ts'

/** Names of the units of net quantities for a buyer. */
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

/** Texts about a product on its page, and where products are compared. */
export const productFacts = {
  netQuantity: 'Net quantity',
  perUnit: (rupees: number, per: string) => `${formatRupees(rupees)} per ${unitNames[per] ?? per}`,
  weight: 'Weight',
  grams: (grams: number) => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`),
  warranty: 'Warranty',
  months: (months: number) => (months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`),
  countryOfOrigin: 'Country of origin',
} as const
