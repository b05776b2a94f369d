import type { ColumnType } from 'kysely'

/** A moment: read as Date. */
export type Moment = ColumnType<Date, Date | string, Date | string>
/** jsonb: written as JSON text, read as the value. */
export type Json<T> = ColumnType<T, string, string>
/** jsonb that is an empty list until something is written. */
export type JsonList<T> = ColumnType<T[], string | undefined, string>
