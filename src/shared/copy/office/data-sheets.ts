import { fileSize } from '../file-size.ts'

/** The data sheets of a product. */
export const dataSheetsCopy = {
  sheetsHint: 'Manufacturer’s PDFs, up to 10 MB each. Shown on the product page under this name.',
  sheetName: 'Name',
  addSheet: 'Add a PDF',
  removeSheet: (name: string) => `Remove ${name || 'this data sheet'}`,
  sheetFailed: 'The data sheet could not be added',
  pdfOf: (bytes: number) => `PDF, ${fileSize(bytes)}`,
} as const
