/**
 * The shop cannot start, for a reason its owner can act on.
 * The message is one line for a person; start.ts prints it without a stack and exits with 1.
 */
export class StartFailure extends Error {
  override name = 'StartFailure'
  /** Of the process: a new start may find what was missing, such as a database that does not answer yet. */
  exitStatus = 1
}
