import { randomUUID } from 'node:crypto'
import { authenticateStaff, type Staff } from '../src/server/staff/authenticate-staff.ts'
import { asStaff, type StaffCommand } from '../src/server/staff/commands/as-staff.ts'
import type { CommandWork } from '../src/server/staff/commands/run-command-work.ts'
import type { CommandName } from '../src/shared/office/commands.ts'
import type { TestShop } from './app.ts'
import type { BuiltStaff } from './office.ts'

/** A person of the shop as the server knows them. */
export async function staffOf(shop: TestShop, { token }: BuiltStaff): Promise<Staff> {
  const staff = await authenticateStaff(shop.shop, token)
  if (!staff) throw new Error('nobody is signed in')
  return staff
}

/** Does something as a person of the shop, without a call. Gives the command's id. */
export async function doAs(
  shop: TestShop,
  person: BuiltStaff,
  name: CommandName,
  work: (unit: CommandWork) => Promise<void>,
  more: Partial<StaffCommand> = {},
): Promise<string> {
  const command = { id: randomUUID(), name, input: {}, ip: '127.0.0.1', requestId: 'test', ...more }
  await asStaff(shop.shop, await staffOf(shop, person), command, async (unit) => {
    await work(unit)
    return {}
  })
  return command.id
}
