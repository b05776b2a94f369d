import os from 'node:os'
import type { CommandName } from '../../../shared/office/commands.ts'
import { noLimits } from '../../../shared/office/permissions.ts'
import { transact } from '../../platform/db/transact.ts'
import { uuidFrom } from '../../platform/randomness.ts'
import type { Shop } from '../../platform/shop.ts'
import { type CommandHead, type CommandWork, runCommandWork } from './run-command-work.ts'

type Input = Record<string, unknown>

/** Does a command of the owner's terminal, with its entry in the history: by the user of the machine, for the `reason` that is given. */
export function atTerminal<T>(
  shop: Shop,
  name: CommandName,
  input: Input,
  work: (unit: CommandWork) => Promise<T>,
  reason: string | null = null,
): Promise<T> {
  return withoutStaff(shop, { name, input, actor: 'terminal', byName: os.userInfo().username, reason }, work)
}

/** Does what the shop does by itself, such as loading the demo. It says what it is about only where it did something. */
export function asSystem<T>(shop: Shop, name: CommandName, work: (unit: CommandWork) => Promise<T>): Promise<T> {
  return withoutStaff(shop, { name, input: {}, actor: 'system', byName: 'The shop', reason: null }, work)
}

function withoutStaff<T>(
  shop: Shop,
  who: Pick<CommandHead, 'name' | 'input' | 'actor' | 'byName' | 'reason'>,
  work: (unit: CommandWork) => Promise<T>,
): Promise<T> {
  const id = uuidFrom(shop.newToken())
  const nobody = { staffId: null, sessionId: null, network: null, requestId: null }
  const head = { ...who, ...nobody, id, limits: noLimits }
  return transact(shop, (unit) => runCommandWork(shop, unit, head, work))
}
