const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** Texts about upgrades, at the start and at the terminal. */
export const upgradeCopy = {
  begins: (version: string, steps: number) =>
    `Upgrade to version ${version}: ${count(steps, 'change')} of the database. They are tried on a copy of this shop first`,
  waits: 'Upgrade: another process is at it, waiting for it',
  tried: (n: { seconds: number; pages: number }) =>
    `Upgrade: the copy was brought up to date in ${count(n.seconds, 'second')}, its first ${n.pages} pages answer, its books are in order`,
  backup: (file: string) => `Upgrade: the shop as it was is kept in ${file}`,
  done: (version: string, last: string) => `The database is up to date for version ${version} (${last}).`,
  nothing: (version: string) => `The database is up to date for version ${version}: nothing is to be done.`,
  wouldDo: (version: string) =>
    `Version ${version} can take this shop over. Nothing was changed: npm run shop -- upgrade does it, and so does npm start.`,
  empty: 'There is nothing in the database yet: npm start makes the shop.',

  /** `reason` ends with a full stop. */
  refused: (version: string, reason: string) =>
    [
      `Version ${version} was tried on a copy of this shop and does not take it over: ${reason}`,
      'Nothing was changed: the former version opens the shop as before.',
      'Start that one again, and tell who looks after the program. (UPGRADE_CHECK=off goes on without trying.)',
    ].join(' '),
  noBackup: (version: string, reason: string) =>
    [
      `Version ${version} was not begun, because there is no backup of the shop: ${reason}`,
      'Nothing was changed. Do what that says and start again. (UPGRADE_CHECK=off goes on without a backup.)',
    ].join(' '),
  notDone: (version: string, reason: string) =>
    [
      `Version ${version} fitted the copy of this shop, but not the shop itself: ${reason}`,
      'Nothing was changed: start again, or open the shop with the former version as before.',
    ].join(' '),
  pageFailed: (address: string, status: number) => `the page ${address} answered ${status} instead of 200.`,
  noPages: 'the pages of this version are not built (npm run build).',
  behind: (version: string, steps: number) =>
    `This is version ${version}, and the database is of a former one (${count(steps, 'change')} to be made). npm run shop -- upgrade --check tries it on a copy; npm start brings the shop up to date.`,
  isAhead: (version: string, steps: number) =>
    `This worker is of version ${version}, and the database is of a former one (${count(steps, 'change')} to be made): it does not open. Those beside it go on; npm run shop -- reload brings the whole shop up to date.`,
  isBehind:
    'This worker opens all the same, as those beside it go on: bring the newer version to this machine, then npm run shop -- reload.',

  carries: (from: number, to: number) =>
    `Database: it is of PostgreSQL ${from}, this version has ${to}. It is read with the former one and carried over`,
  fetching: (major: number) => `Database: fetching PostgreSQL ${major} from npm, for this once`,
  carried: (major: number, kept: string) =>
    `Database: carried over to PostgreSQL ${major}, every row was compared. The former one is kept in ${kept}: remove it when all is well`,
  notFetched: (major: number, reason: string) =>
    `PostgreSQL ${major}, which reads the present database, could not be fetched from npm: ${reason}. Nothing was changed. Start again with a way to the network, or open the shop with the former version, take a backup, and restore it with this one.`,
  unknownMajor: (major: number) =>
    `The database is of PostgreSQL ${major}, which this version does not carry over: open the shop with the former version, take a backup, and restore it with this one.`,
  notCarried: (reason: string) =>
    `The database could not be carried over to the newer PostgreSQL: ${reason} Nothing was changed: the former version opens the shop as before.`,

  program: (version: string) => `Version ${version}`,
  database: (steps: number) =>
    steps === 0
      ? 'The database is up to date.'
      : `The database is of a former version: ${count(steps, 'change')} to be made.`,
} as const
