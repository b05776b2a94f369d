/** Nobody listens, a connection broke, or PostgreSQL is starting or stopping. */
const GONE = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '08006', '08003']
/** It is there and cannot go on: a statement took too long, its disk fails, or another server has taken over the writing. */
const CANNOT = ['57014', '58030', '25006']
/** Disk, memory or connections have run out (class 53 of PostgreSQL's codes), or the shop's own disk is full. */
const RAN_OUT = /^(53\w{3}|ENOSPC|EDQUOT)$/
/** Beginnings of the messages of pg where a connection broke or gave no answer in time; these errors have no code. */
const SAID = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
]

/**
 * Returns whether a failure is the database's, and passes by itself or by what the owner does: the caller may try again in a
 * moment.
 */
export function isDatabaseAway(error: Error & { code?: string }): boolean {
  const code = error.code ?? ''
  return (
    GONE.includes(code) ||
    CANNOT.includes(code) ||
    RAN_OUT.test(code) ||
    SAID.some((beginning) => error.message.startsWith(beginning))
  )
}
