import type { CategoryAttributes, OfficeAttribute } from '../../../shared/contract/office/attributes.ts'
import { attributesOfficeCopy as copy } from '../../../shared/copy/office/attributes.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandUndo, RecordUndo } from '../../staff/commands/undo-registry.ts'
import { isBound, isSaid, lockBindings, lockDefinition, readDefinitions } from './attribute-records.ts'
import { insertAttribute, putAttribute, putCategoryAttributes, removeAttribute } from './change-attributes.ts'

/** Undo of attribute changes: names, units and the lists of categories. */
export const undoAttributeRecord = {
  attribute: {
    needs: 'products.edit',
    read: async (tx, id) => {
      const row = await lockDefinition(tx, id)
      return row && { name: row.name, unit: row.unit }
    },
    restore: (work, id, fields) => putAttribute(work, id, fields as Partial<OfficeAttribute>),
  },
  category_attributes: {
    needs: 'products.edit',
    read: async (tx, id) => {
      const row = await lockBindings(tx, id)
      return row && { attributes: row.attributes }
    },
    restore: (work, id, { attributes }) =>
      putCategoryAttributes(work, id, attributes as CategoryAttributes['attributes']),
  },
} as const satisfies Record<string, RecordUndo>

/** One that was added is taken out while nothing has it, and comes back as it was. */
export const undoAttributeCommands = {
  'attribute.remove': {
    needs: 'products.edit',
    refuse: async (tx, { subjectId: key }) => {
      if (!(await lockDefinition(tx, key))) return historyCopy.recordGone
      return (await isSaid(tx, key)) || (await isBound(tx, key)) ? copy.inUse : undefined
    },
    run: (work, { subjectId: key }) => removeAttribute(work, key),
  },
  'attribute.restore': {
    needs: 'products.edit',
    run: async (work, { changes }) => {
      const before = changes.find(({ entity }) => entity === 'attribute')?.before as Omit<OfficeAttribute, 'version'>
      if (!before) throw new Failure('cannot_undo', historyCopy.noWay)
      if ((await readDefinitions(work.tx, before.key)).length > 0) throw new Failure('cannot_undo', copy.nameTaken)
      await insertAttribute(work, before)
    },
  },
} as const satisfies Record<string, CommandUndo>
