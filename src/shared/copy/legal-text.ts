import type { GrievanceOfficer, ShopIdentity } from '../settings/shop-identity.ts'

/** A legal text in sections, with links to each. */
export interface LegalText {
  title: string
  description: string
  /** The day from which this wording holds. */
  since: string
  intro: string
  sections: readonly LegalSection[]
}

/** One section: paragraphs, lists (arrays) and tables in reading order. */
export interface LegalSection {
  id: string
  title: string
  content: readonly (string | readonly string[] | LegalTable)[]
}

/** A table; the first cell of each row is its heading. */
export interface LegalTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What stands around both texts. */
export const legal = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  contents: 'On this page',
  since: (day: string) => `This version holds since ${day}.`,
  otherTerms: 'Terms of sale',
  otherPrivacy: 'Privacy notice',
  seeAlso: 'See also',
} as const

/** Parts of a sentence that were set, with commas. */
export function listed(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** Who answers complaints: the officer, else whoever is at the counter. */
export function officerOf({ grievanceOfficer, name, phone, email }: ShopIdentity): GrievanceOfficer {
  const atCounter = { name, designation: 'Customer care', phone, email }
  if (!grievanceOfficer) return atCounter
  return { ...grievanceOfficer, phone: grievanceOfficer.phone || phone, email: grievanceOfficer.email || email }
}
