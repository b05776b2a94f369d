/**
 * What stands in a cell: text ('' where nothing does); a number, of which nobody knows whether zeros stood in front; or what a
 * spreadsheet has made by itself.
 */
export type Cell = string | number | OddCell

/** A formula, a date, or an error such as #REF!; `text` as somebody reads it. */
export interface OddCell {
  odd: 'formula' | 'date' | 'error'
  text: string
}
