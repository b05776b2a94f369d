import type { Transaction } from 'kysely'
import type { Permission, StaffLimits } from '../../../shared/office/permissions.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CommandInHistory, DoneChange } from './history-queries.ts'
import type { CommandWork } from './run-command-work.ts'

type Fields = Record<string, unknown>

/** A kind of record whose fields can be put back (`back: { by: 'fields' }` in shared/office/commands). */
export interface RecordUndo {
  /** Permission to restore them. */
  needs: Permission
  /** The record as it is now, locked, by the names that its commands give to `changed`; undefined: it is gone. */
  read: (tx: Transaction<Database>, id: string) => Promise<Fields | undefined>
  /** Puts fields back through the noun's own use case, which checks them and tells the history. Throws its failures. */
  restore: (work: CommandWork, id: string, fields: Fields) => Promise<void>
  /** For commands that change thousands: instead of one after the other. */
  many?: ManyRecordsUndo
  /** Fields to put into a record that the command made, where nothing is deleted; left out: the record stays. */
  unmade?: Fields
}

/** Fields of one record, by the entity that `changed` names. */
export interface EntityFields {
  entity: string
  id: string
  fields: Fields
}

/** Many records at once. Kinds that share one `restore` are put back together. */
export interface ManyRecordsUndo {
  /** The records that are there, locked, by id. */
  read: (tx: Transaction<Database>, ids: readonly string[]) => Promise<Map<string, Fields>>
  /** Puts their fields back; each record may be named several times, the last word counts. */
  restore: (work: CommandWork, records: readonly EntityFields[]) => Promise<void>
  /**
   * The changes of a command of that moment as they are to be taken back, where something of what stood before it was only for a
   * time. Left out: as they are.
   */
  settle?: (tx: Transaction<Database>, changes: readonly DoneChange[], at: Date) => Promise<DoneChange[]>
}

/** A command that takes another one back (`back: { by: 'command', name }`), named as it stands in the history. */
export interface CommandUndo {
  needs: Permission
  /**
   * A sentence where it cannot be done (any more), or not by who wants it, whose limits these are. Asked for the preview and
   * again before `run`, which decides for itself what may change meanwhile. That a record (`UndoRegistry.records`) which the command
   * made has been changed since is seen without this.
   */
  refuse?: (tx: Transaction<Database>, done: CommandInHistory, limits: StaffLimits) => Promise<string | undefined>
  /** Does the opposite of what was done, and tells the history. Throws the noun's failures. */
  run: (work: CommandWork, done: CommandInHistory) => Promise<void>
}

/** All ways back that the nouns have: handed together by start. Records by the entity that `changed` names. */
export interface UndoRegistry {
  records: Readonly<Record<string, RecordUndo>>
  undoCommands: Readonly<Record<string, CommandUndo>>
}
