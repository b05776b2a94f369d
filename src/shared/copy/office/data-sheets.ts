import { fileSize } from '../file-size.ts'

/** The data sheets of a product. */
export const dataSheetsCopy = {
  sheetsHint: 'PDFs of the maker, up to 10 MB each. Shoppers find them on the product page, by this name.',
  sheetName: 'Name',
  addSheet: 'Add a PDF',
  removeSheet: (name: string) => `Remove ${name || 'this data sheet'}`,
  sheetFailed: 'The data sheet could not be added',
  pdfOf: (bytes: number) => `PDF, ${fileSize(bytes)}`,
} as const
