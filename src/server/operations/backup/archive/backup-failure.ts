import { backupCopy as copy } from '../../../../shared/copy/backup.ts'
import { StartFailure } from '../../../platform/start-failure.ts'

/** A backup cannot be made or used, for a reason that its owner can act on: one sentence. */
export class BackupFailure extends StartFailure {
  override name = 'BackupFailure'
}

/** The file is there and nobody knows whether it can be restored: `reason` says what was found. */
export class NotProven extends BackupFailure {
  readonly reason: string
  constructor(reason: string) {
    super(copy.notProven(reason))
    this.reason = reason
  }
}
