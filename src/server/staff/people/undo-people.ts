import { officePeople } from '../../../shared/copy/office/people.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandName } from '../../../shared/office/commands.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandUndo, RecordUndo } from '../commands/undo-registry.ts'
import { lockOwners, lockStaff } from '../staff-queries.ts'
import { writePerson } from './change-person.ts'
import { fieldsOfPerson } from './person-fields.ts'
import { removePerson, restorePerson } from './remove-person.ts'

/** Returns the undo of changes to a person's name, roles and limits: by the rules of every change. */
export function undoPersonRecord(shop: Pick<Shop, 'clock'>): RecordUndo {
  return {
    needs: 'staff.manage',
    read: async (tx, id) => {
      await lockOwners(tx)
      const person = await lockStaff(tx, id)
      return person && { ...fieldsOfPerson(person) }
    },
    restore: async (work, id, fields) => {
      const owners = await lockOwners(work.tx)
      const person = await lockStaff(work.tx, id)
      if (!person) throw new Failure('not_found', officePeople.notFound)
      await writePerson(shop, work, { byId: work.by.staffId, owners, person }, { ...fieldsOfPerson(person), ...fields })
    },
  }
}

/** Removing somebody is taken back by letting them in, and the other way round. */
export function undoPeopleCommands(shop: Shop): Partial<Record<CommandName, CommandUndo>> {
  return {
    'staff.on': {
      needs: 'staff.manage',
      run: async (work, { subjectId: id }) => void (await restorePerson(shop, work, id)),
    },
    'staff.off': {
      needs: 'staff.manage',
      run: async (work, { subjectId: id }) => void (await removePerson(shop, work, { id, byId: work.by.staffId })),
    },
  }
}
