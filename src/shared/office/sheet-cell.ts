/**
 * Content of a cell: text ('' where it is empty); a number, of which nobody knows whether it began with zeros; or what a
 * spreadsheet has made by itself.
 */
export type Cell = string | number | OddCell

/** A formula, a date, or an error such as #REF!; `text` as somebody reads it. */
export interface OddCell {
  odd: 'formula' | 'date' | 'error'
  text: string
}
