const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`

/** The part of the screen System status that shows backups. */
export const backupsCopy = {
  title: 'Backups',
  intro: (hour: number, { days, weeks, months }: { days: number; weeks: number; months: number }) =>
    `Every night at ${hour}:00 the shop is backed up to one file and verified by a test restore. Retention: ${count(days, 'day')}, ${count(weeks, 'week')} and ${count(months, 'month')}.`,
  take: 'Back up now',
  asked: 'The backup starts in a moment',
  underWay: 'A backup is already running. Wait until it is done.',
  failed: 'The backup could not be started',
  none: 'No backups yet',
  noneText: 'The first backup runs tonight, or start one now.',
  list: 'Recent backups',
  states: {
    wanted: 'Queued',
    running: 'In progress',
    taken: 'Not verified',
    proven: 'Verified',
    failed: 'Failed',
  },
  askedBy: { night: 'Nightly', office: 'Manual', terminal: 'Terminal' },
  counts: ({ products, orders, files }: { products: number; orders: number; files: number }) =>
    `${count(products, 'product')}, ${count(orders, 'order')}, ${count(files, 'file')}`,
  encrypted: 'encrypted',
  removed: 'file deleted',
  erasedSince: (people: number) =>
    `${people === 1 ? '1 customer was' : `${people.toLocaleString('en-IN')} customers were`} erased since, and ${people === 1 ? 'is' : 'are'} in this file until it is deleted. After a restore erase ${people === 1 ? 'the customer' : 'them'} again.`,
  progress: (step: string, percent: number) => `${step}: ${percent}%`,
} as const
