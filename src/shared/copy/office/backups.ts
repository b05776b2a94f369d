const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`

/** The part of the screen Health that shows backups. */
export const backupsCopy = {
  title: 'Backups',
  intro: (hour: number, { days, weeks, months }: { days: number; weeks: number; months: number }) =>
    `Every night at ${hour}:00 the whole shop goes into one file, which is restored beside and compared. Kept are ${count(days, 'day')}, ${count(weeks, 'week')} and ${count(months, 'month')}.`,
  take: 'Back up now',
  asked: 'The backup begins in a moment',
  underWay: 'A backup is under way already. Wait until it is done.',
  failed: 'The backup could not be asked for',
  none: 'There is no backup yet',
  noneText: 'The first one is made tonight, or now.',
  list: 'The newest backups',
  states: {
    wanted: 'Begins soon',
    running: 'Under way',
    taken: 'Not proven',
    proven: 'Proven',
    failed: 'Failed',
  },
  askedBy: { night: 'Nightly', office: 'Asked for here', terminal: 'From the terminal' },
  counts: ({ products, orders, files }: { products: number; orders: number; files: number }) =>
    `${count(products, 'product')}, ${count(orders, 'order')}, ${count(files, 'file')}`,
  encrypted: 'encrypted',
  removed: 'file no longer kept',
  progress: (step: string, percent: number) => `${step}: ${percent} %`,
} as const
