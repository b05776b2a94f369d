/** Reasons why a data sheet is refused, and what to do. */
export const pdfFaults = {
  none: 'Choose a PDF',
  noPdf: 'That is no PDF: save it as a PDF and choose that',
  tooLarge: 'A data sheet has at most 10 MB: save it again with smaller pictures',
  broken: 'The PDF cannot be read: open it, print it into a new PDF, and choose that',
  encrypted: 'The PDF is locked: open it, print it into a new PDF without a password, and choose that',
  active:
    'The PDF has more in it than pages (a script, a form, another file, or something that starts by itself): print it into a new PDF, and choose that',
  heavy: 'The PDF unpacks to more than any data sheet has: print it into a new PDF, and choose that',
  pages: (most: number) => `A data sheet has at most ${most} pages`,
} as const
