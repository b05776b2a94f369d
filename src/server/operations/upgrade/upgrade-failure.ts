import { StartFailure } from '../../platform/start-failure.ts'

/** This version did not take the shop over, and nothing was changed. */
export class UpgradeFailure extends StartFailure {
  override name = 'UpgradeFailure'
  /** sysexits: EX_CONFIG. Nobody needs to start it again by itself: each try takes a backup. */
  override exitStatus = 78
}

/** Returns the message of an error, with a full stop. */
export function sentence(error: unknown): string {
  const { message } = error as Error
  return /[.!?]$/.test(message) ? message : `${message}.`
}
