/** Numbers of goods as tables: files, the grid, bulk changes (docs/decisions/078). */
export const sheetLimits = {
  /** A table of goods as a file: its bytes, what a .xlsx may unpack to and in how many parts, its rows, and its columns: one for each attribute that goods have. */
  sheetBytes: 10 * 1024 * 1024,
  sheetUnpackedBytes: 50 * 1024 * 1024,
  sheetEntries: 200,
  sheetRows: 20_000,
  /** Rows of titles that may stand above the head. */
  sheetTitleRows: 30,
  sheetColumns: 600,
  /** Letters of a cell: the longest that our own export writes has half as many. */
  sheetCellLetters: 100_000,
  /** Of a text that an import changes, what is shown. */
  sheetDiffLetters: 300,
  /** A file that takes longer to compute, reading or writing, is given up. */
  sheetMs: 60_000,
  /** Imports and bulk changes of one person that have not come to an end; each import keeps its file. */
  jobsOpen: 10,
  /** Days for which a job is stored after its end, and one that waits for somebody. */
  jobKeptDays: 30,
  /** Rows that the grid saves at once. */
  gridRows: 1000,
  /** Rows of a job on one page. */
  jobRowsPage: 100,
  /** Cells of all tables of a file: more than the largest table that may come in has. */
  sheetCells: 12_500_000,
  /** Memory of the process that reads and writes files: of its heap, and of all of it. */
  sheetHeapMegabytes: 384,
  sheetProcessMegabytes: 640,
  /** Answer that it may give back to the shop. */
  sheetAnswerBytes: 64 * 1024 * 1024,
} as const
