interface Counts {
  new: number
  changed: number
  same: number
  wrong: number
}

function counts({ new: made, changed, same, wrong }: Counts): string {
  return `new ${made}, changed ${changed}, same ${same}, wrong ${wrong}`
}

/** Messages about an imported table as a whole. */
export const sheetWords = {
  counts,
  /** Returns its text in the activity log. */
  imported: (file: string, of: Counts) => `${file}: ${counts(of)}`,
  /** One line, however many of its cells are wrong. */
  problems: (row: number, problems: readonly { column: string; sentence: string }[]) =>
    `row ${row}, ${problems.map(({ column, sentence }) => `column ${column}: ${sentence.replaceAll('\n', ' ')}`).join('; ')}`,
  nothingWritten: (wrong: number) =>
    wrong === 1 ? 'Nothing was saved: one row has errors.' : `Nothing was saved: ${wrong} rows have errors.`,
  foundAt: (sheet: string | null, headRow: number) =>
    `Read ${sheet === null ? '' : `from the sheet “${sheet}”, `}with the column names in row ${headRow}. Use ${sheet === null ? '' : '--sheet and '}--head-row to choose another.`,
  codes: 'Barcodes',
  dryRun: 'Nothing was saved: this was a dry run.',
  exported: (rows: number, file: string) => `${rows} rows exported to ${file}.`,
  changedSince: 'Someone else is changing some of these products. Nothing was saved: import the file again.',
} as const
