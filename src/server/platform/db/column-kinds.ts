import type { ColumnType } from 'kysely'

/** A moment: read as Date. */
export type Moment = ColumnType<Date, Date | string, Date | string>
/** jsonb: written as JSON text, read as the value. */
export type Json<T> = ColumnType<T, string, string>
/** A column that the database fills where nothing is given. */
export type Defaulted<T> =
  T extends ColumnType<infer Read, infer Written, infer Changed>
    ? ColumnType<Read, Written | undefined, Changed>
    : ColumnType<T, T | undefined, T>
/** A column that the database alone writes. */
export type ByDatabase<T> =
  T extends ColumnType<infer Read, unknown, unknown> ? ColumnType<Read, never, never> : ColumnType<T, never, never>
