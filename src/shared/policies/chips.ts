import { inDays } from '../copy/in-days.ts'
import { waysToPay } from '../copy/ways-to-pay.ts'
import { whereTo } from '../copy/where-to.ts'
import { whoSendsBack } from '../copy/who-sends-back.ts'
import { formatRupees } from '../money/format-rupees.ts'
import type { ShopFacts } from '../shop-facts.ts'

/** A place in a text where a value of the settings stands: `{return days}`. */
export const chipShape = /\{([^{}\n]*)\}/g

/** Returns the value of each chip, as the settings say now; '': it was never set, or does not hold. */
export function chipValues(facts: ShopFacts) {
  const { seller, hours, officer, delivery, cash, onlineDiscountPercent: percent } = facts
  const isFree = delivery.charge === 0 || delivery.freeFrom === 0
  return {
    'shop name': facts.name,
    tagline: facts.tagline,
    'legal name': seller.legalName || facts.name,
    address: seller.address,
    GSTIN: seller.gstin,
    phone: facts.phone,
    'e-mail': facts.email,
    WhatsApp: facts.whatsapp && `+${facts.whatsapp}`,
    'opening hours': hours.text,
    'grievance officer': officer.name,
    'return days': inDays(facts.returnDays),
    'cost of returns': whoSendsBack(facts.returnsPaidBy).cost,
    'delivery charge': isFree ? '' : formatRupees(delivery.charge),
    'free delivery limit': isFree ? '' : formatRupees(delivery.freeFrom),
    'where we deliver': whereTo(facts),
    'ways to pay': waysToPay(facts),
    'cash limit': cash.allowed ? formatRupees(cash.belowRupees) : '',
    'online discount': percent > 0 ? `${percent}%` : '',
  }
}

export type ChipName = keyof ReturnType<typeof chipValues>

/** Returns a line with its chips filled in; a sentence with a value that was never set is left out. */
export function fillChips(line: string, values: Readonly<Record<string, string>>): string {
  if (!line.includes('{')) return line
  const sentences = line.split(/(?<=[.!?]) /)
  return sentences
    .filter((sentence) => chipsIn(sentence).every((name) => values[name] !== ''))
    .map((sentence) => sentence.replace(chipShape, (whole, name: string) => values[name] ?? whole))
    .join(' ')
}

/** The names in the chips of a text. */
export function chipsIn(text: string): string[] {
  return [...text.matchAll(chipShape)].map(([, name = '']) => name)
}
