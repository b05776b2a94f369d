import os from 'node:os'
import type { CommandName } from '../../shared/office/commands.ts'
import { transact } from '../platform/db/transact.ts'
import { uuidFrom } from '../platform/randomness.ts'
import type { Shop } from '../platform/shop.ts'
import { type CommandWork, runCommandWork } from './run-command-work.ts'

/** Does a command of the owner's terminal, with its entry in the history: by the user of the machine. */
export function atTerminal<T>(
  shop: Shop,
  name: CommandName,
  input: Record<string, unknown>,
  work: (unit: CommandWork) => Promise<T>,
): Promise<T> {
  const head = {
    id: uuidFrom(shop.newToken()),
    name,
    actor: 'terminal' as const,
    staffId: null,
    byName: terminalUser(),
    sessionId: null,
    network: null,
    requestId: null,
    reason: null,
    input,
  }
  return transact(shop, (unit) => runCommandWork(shop, unit, head, work))
}

/** Who sits at the terminal: the user of the machine. */
export function terminalUser(): string {
  return os.userInfo().username
}
