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
