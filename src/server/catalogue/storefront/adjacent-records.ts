import type { KeptRecord, RecordFields, RecordKind } from '../../staff/commands/kept-record.ts'

/** Those that stand in one row with a record of these fields. */
export function neighboursOf(
  { ordered }: Pick<RecordKind, 'ordered'>,
  all: readonly KeptRecord[],
  fields: RecordFields,
): KeptRecord[] {
  return all.filter((each) => typeof ordered !== 'string' || each.fields[ordered] === fields[ordered])
}
