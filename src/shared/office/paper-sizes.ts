/** Paper of invoices, credit notes and packing slips: a sheet, or half of one that lies across. */
export const paperSizes = ['A4', 'A5'] as const
export type PaperSize = (typeof paperSizes)[number]
