/** Texts about backups, at the terminal and in the back office. */
export const backupCopy = {
  // of a file that is read
  noFile: (file: string) => `There is no file ${file}.`,
  noBackup: 'This file is no backup of the shop.',
  cutOff: 'it ends in the middle: the file was not written or copied to its end',
  inMember: (member: string, why: string) => `This backup is damaged at ${member}: ${why}.`,
  damaged: (member: string) => `This backup is damaged at ${member}: its content is not what was written.`,
  damagedAfter: (member: string) => `This backup is damaged after ${member}.`,
  damagedAtEnd: 'This backup is damaged at its end.',
  missing: (member: string) => `This backup is damaged: ${member} is missing.`,
  pieceDamaged: (piece: number) => `piece ${piece + 1} of the encrypted file is not what was written`,
  keyNeeded: 'This backup is encrypted: set BACKUP_KEY to the key that it was made with, and leave --unsealed out.',
  notSealed:
    'This backup is not encrypted, and BACKUP_KEY is set: anybody who can write to that place could have made it. If you know that it is your own, add --unsealed.',
  otherMoment: (name: string, takenAt: string) =>
    `The backup in ${name} was taken at another time than its name says, on ${takenAt}: somebody renamed it in the bucket. To restore that one, fetch the file and name it.`,
  wrongKey: 'BACKUP_KEY is another key than the one that this backup was made with.',
  laterFormat: 'This backup was made by a newer version of the shop: install that version, then restore.',
  newerShop: (migration: string) =>
    `This backup was made by a newer version of the shop (its database has ${migration}): install that version, then restore.`,
  changedMigration: (migration: string) =>
    `This backup was made by a shop whose migration ${migration} is not the one of this version.`,

  // of taking one
  busy: 'Another backup is being taken just now.',
  noRoom: (needed: string, free: string) =>
    `There is not enough room on the disk for a backup: about ${needed} are needed, ${free} are free.`,
  notWritten: (reason: string) => `The backup could not be written: ${reason}. Nothing is left of it.`,
  diskFull: 'the disk is full',
  noFolder: (folder: string, reason: string) => `Backups cannot be written to ${folder}: ${reason}.`,
  died: 'The process that took it is not there any more.',
  stopped: 'The backup was broken off.',

  // of proving one
  notTaken: (reason: string) => `The backup could not be taken: ${reason}`,
  notProven: (reason: string) => `The backup is not proven: ${reason}`,
  differs: (table: string, was: number, is: number) => `${table} had ${was} rows and has ${is} after it was restored.`,
  differsInside: (table: string) => `rows of ${table} are not the same after they were restored.`,
  notAudited: (rules: string) => `the audit of the restored shop found fault: ${rules}.`,
  sealedUnreadable: (key: string) => `the sealed setting ${key} does not open with the key that is in it.`,

  // of restoring one
  notEmpty: (folder: string) =>
    `${folder} is not empty: a backup is restored into a new or empty folder only. Name one with --into.`,
  databaseNotEmpty:
    'The database of DATABASE_URL is not empty: a backup is restored into a new or empty database only.',
  serverLeft: (reason: string) =>
    `The backup could not be restored into the database of DATABASE_URL: ${reason}. Make that database anew, then try again.`,
  notRestored: (reason: string) => `The backup could not be restored: ${reason}. Nothing is left of it.`,
  unfinished: (folder: string) =>
    `A backup was being restored into ${folder} and that did not come to its end: empty the folder and restore again.`,
  restored: (takenAt: string, where: string) =>
    `The shop as it was on ${takenAt} is in ${where}. Whoever was erased after that day is in it again: erase them once more.`,
  next: (dataDir: string) => `Open it: DATA_DIR=${dataDir} npm start`,
  nextServer: (dataDir: string) => `Open it: DATA_DIR=${dataDir} DATABASE_URL=… npm start`,
  counts: (n: { products: number; orders: number; users: number; rows: number; tables: number; files: number }) =>
    `Restored beside, audited and compared: ${n.products} products, ${n.orders} orders, ${n.users} shoppers; ${n.rows} rows in ${n.tables} tables, ${n.files} files.`,
  proven: 'proven',
  steps: {
    rows: 'Copying the database',
    files: 'Copying files',
    proving: 'Restoring it beside',
    auditing: 'Auditing it',
  },
} as const

/** Texts about the copies of backups in S3-compatible storage. */
export const copiedBackups = {
  notHere: 'its file is not on this machine any more',
  noBucket:
    'No bucket is set: BACKUP_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name the one to take it from.',
  none: 'There is no backup in the bucket.',
  noSuch: (name: string, newest: readonly string[]) =>
    `There is no ${name} in the bucket. The newest ones there: ${newest.join(', ')}.`,
  notTaken: (reason: string) => `The backup could not be taken from the bucket: ${reason}.`,
} as const
