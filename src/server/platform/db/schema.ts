import type { ColumnType } from 'kysely'
import type { ByDatabase } from './column-kinds.ts'
import type { ColumnsOfTriggers, KnownColumns } from './known-columns.ts'
import type { Tables } from './tables.ts'

/** A column whose value is known better than the database knows it; null where it may be null. */
type Known<Column, Read> =
  Column extends ColumnType<unknown, infer Written, infer Changed>
    ? ColumnType<Read, Written, Changed>
    : Column extends null
      ? null
      : Read

type Of<All, Table> = Table extends keyof All ? All[Table] : object

type Row<Table extends keyof Tables> = {
  [Column in keyof Tables[Table]]: Column extends Of<ColumnsOfTriggers, Table>
    ? ByDatabase<
        Of<KnownColumns, Table> extends Record<Column, infer Read>
          ? Known<Tables[Table][Column], Read>
          : Tables[Table][Column]
      >
    : Of<KnownColumns, Table> extends Record<Column, infer Read>
      ? Known<Tables[Table][Column], Read>
      : Tables[Table][Column]
}

/** Every table of db/migrations, as kysely reads it. Money is paise; moments are Date. */
export type Database = { [Table in keyof Tables]: Row<Table> }
