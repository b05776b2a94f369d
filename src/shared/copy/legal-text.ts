import type { GrievanceOfficer, ShopIdentity } from '../settings/shop-identity.ts'

/** A text about the shop in sections, with links to each. */
export interface LegalText {
  title: string
  description: string
  /** The day from which this wording holds; none where it only says what is the case. */
  since?: string
  intro: string
  sections: readonly LegalSection[]
}

/** One section: paragraphs, lists (arrays), tables and ways on in reading order. */
export interface LegalSection {
  id: string
  title: string
  content: readonly (string | readonly string[] | LegalTable | LegalLinks)[]
}

/** A table; the first cell of each row is its heading. */
export interface LegalTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Ways on: pages of the shop, and what opens a mail or a call (`mailto:`, `tel:`). */
export interface LegalLinks {
  links: readonly { to: string; label: string }[]
}

/** Texts around the legal ones. */
export const legal = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  contents: 'On this page',
  since: (day: string) => `Effective from ${day}.`,
  seeAlso: 'See also',
  loading: 'The page is loading',
  failed: 'This page could not be loaded',
  reload: 'Try again',
  others: {
    about: 'About us',
    contact: 'Contact',
    shipping: 'Shipping',
    returns: 'Returns and refunds',
    grievance: 'Complaints',
    terms: 'Terms of sale',
    privacy: 'Privacy notice',
    accessibility: 'Accessibility',
  },
} as const

/** Parts of a sentence that were set, with commas. */
export function listed(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** Returns the officer who answers complaints; the counter's data replace what is missing. */
export function officerOf({ grievanceOfficer, name, phone, email }: ShopIdentity): GrievanceOfficer {
  const atCounter = { name, designation: 'Customer care', phone, email }
  if (!grievanceOfficer) return atCounter
  return { ...grievanceOfficer, phone: grievanceOfficer.phone || phone, email: grievanceOfficer.email || email }
}
