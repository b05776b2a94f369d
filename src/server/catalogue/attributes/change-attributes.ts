import { sql } from 'kysely'
import { unitSymbols } from '../../../domain/catalogue/attributes/measure-units.ts'
import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { structureTag } from '../../../shared/cache-tags.ts'
import type { CategoryAttributes, OfficeAttribute } from '../../../shared/contract/office/attributes.ts'
import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { ownFacets } from '../../../shared/facets/chosen-facets.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { isBound, isSaid, lockBindings, lockDefinition, readDefinitions, writeBindings } from './attribute-records.ts'

const NAMES = 72_311_255
type Edit = { version: number; changes: FieldEdits }
type Named = Pick<OfficeAttribute, 'name' | 'kind' | 'unit'>

/** Adds an attribute and gives its key, made of its name. Throws `bad_input` where name or unit will not do. */
export async function addAttribute(work: CommandWork, wanted: Named): Promise<string> {
  await holdNames(work)
  const known = await readDefinitions(work.tx)
  refuseNames(known, wanted)
  refuseUnit(wanted)
  const key = freeKey(wanted.name, new Set([...ownFacets, ...known.map((each) => each.key)]))
  const { name, kind, unit } = wanted
  await insertAttribute(work, { key, name, kind, unit })
  return key
}

/** Puts an attribute into the list, in the caller's command. */
export async function insertAttribute(work: CommandWork, row: Named & { key: string }): Promise<void> {
  await work.tx.insertInto('attributes').values(row).execute()
  work.about({ kind: 'attribute', id: row.key, name: row.name })
  work.changed('attribute', row.key, null, { ...row })
  work.stale(structureTag)
}

/** Takes out an attribute that nothing has. Throws `cannot_undo` with the reason else. */
export async function removeAttribute(work: CommandWork, key: string): Promise<void> {
  const row = await lockDefinition(work.tx, key)
  if (!row) throw new Failure('cannot_undo', copy.unknownAttribute)
  if ((await isSaid(work.tx, key)) || (await isBound(work.tx, key))) throw new Failure('cannot_undo', copy.inUse)
  await work.tx.deleteFrom('attributes').where('key', '=', key).execute()
  const { version: _, ...before } = row
  work.changed('attribute', key, before, null)
  work.stale(structureTag)
}

/** Changes name and unit, field by field. Throws `not_found`, `edit_conflict`, `bad_input`. */
export async function editAttribute(work: CommandWork, key: string, edit: Edit): Promise<void> {
  const row = await lockAttribute(work, key)
  const { name, unit, version } = row
  const writes = await mergeEdit(work, { entity: 'attribute', id: key, version, fields: { name, unit } }, edit)
  await putAttribute(work, key, writes)
}

/** Writes fields of an attribute in the caller's command. Throws `not_found`, `bad_input`. */
export async function putAttribute(work: CommandWork, key: string, fields: Partial<Named>): Promise<void> {
  await holdNames(work)
  const row = await lockAttribute(work, key)
  const { name, kind, unit } = { ...row, ...fields }
  refuseNames(
    (await readDefinitions(work.tx)).filter((each) => each.key !== key),
    { name },
  )
  if (unit !== row.unit) {
    refuseUnit({ name, kind, unit })
    if (await isSaid(work.tx, key)) throw refused('unit', copy.unitInUse)
  }
  await work.tx.updateTable('attributes').set({ name, unit }).where('key', '=', key).execute()
  work.changed('attribute', key, { name: row.name, unit: row.unit }, { name, unit })
  work.stale(structureTag)
}

/** Says which attributes a category's goods have. Throws `not_found`, `edit_conflict`, `bad_input`. */
export async function editCategoryAttributes(work: CommandWork, id: string, edit: Edit): Promise<void> {
  const { version, attributes } = await lockCategory(work, id)
  const record = { entity: 'category_attributes', id, version, fields: { attributes } }
  const writes = await mergeEdit(work, record, edit)
  await putCategoryAttributes(work, id, (writes.attributes as CategoryAttributes['attributes']) ?? attributes)
}

/** Writes a category's list in the caller's command. Throws `not_found`, `bad_input`. */
export async function putCategoryAttributes(
  work: CommandWork,
  id: string,
  list: CategoryAttributes['attributes'],
): Promise<void> {
  const { attributes, name } = await lockCategory(work, id)
  const known = new Set((await readDefinitions(work.tx)).map((each) => each.key))
  if (list.some(({ key }) => !known.has(key))) throw refused('attributes', copy.unknownAttribute)
  if (new Set(list.map(({ key }) => key)).size < list.length) throw refused('attributes', copy.twice)
  await writeBindings(work.tx, id, list)
  work.about({ kind: 'category', id, name })
  work.changed('category_attributes', id, { attributes }, { attributes: list })
  work.stale(structureTag)
}

/** Names are given one after the other: no two are the same. */
async function holdNames({ tx }: CommandWork): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${NAMES})`.execute(tx)
}

async function lockAttribute({ tx }: CommandWork, key: string): Promise<OfficeAttribute> {
  const row = await lockDefinition(tx, key)
  if (!row) throw new Failure('not_found', copy.unknownAttribute)
  return row
}

async function lockCategory({ tx }: CommandWork, id: string): Promise<CategoryAttributes> {
  const row = await lockBindings(tx, id)
  if (!row) throw new Failure('not_found', copy.unknownCategory)
  return row
}

function refuseNames(known: readonly { name: string }[], { name }: { name: string }): void {
  const plain = name.toLowerCase()
  if (known.some((each) => each.name.toLowerCase() === plain)) throw refused('name', copy.nameTaken)
}

function refuseUnit({ kind, unit }: Named): void {
  if (kind === 'word' && unit !== null) throw refused('unit', copy.wordHasNoUnit)
  if (unit !== null && !unitSymbols.includes(unit)) throw refused('unit', copy.unknownUnit)
}

function refused(field: string, message: string): Failure {
  return new Failure('bad_input', message, { errors: { [field]: message } })
}

/** `Bore of the well` is known as `bore-of-the-well`. */
function freeKey(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 34)
  const key = words === '' ? 'attribute' : words.replace(/-$/, '')
  if (!taken.has(key)) return key
  for (let nth = 2; ; nth++) if (!taken.has(`${key}-${nth}`)) return `${key}-${nth}`
}
