import { createHmac } from 'node:crypto'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandName } from '../../../shared/office/commands.ts'
import { transact } from '../../platform/db/transact.ts'
import { derivedToken } from '../../platform/office-key.ts'
import { callerNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'
import { hasShownFactor, type Staff } from '../authenticate-staff.ts'
import { boundWaits, claimCommand, keepAnswer } from './command-queries.ts'
import { type CommandWork, runCommandWork } from './run-command-work.ts'

/** A command as a person of the shop gives it. */
export interface StaffCommand {
  /** Made in the browser, a UUID: with the same one it is done once. */
  id: string
  name: CommandName
  reason?: string | undefined
  /** Without secrets. */
  input: Record<string, unknown>
  /** All that was said, secrets and sums of files too: only this again is the same command. Left out: `input`. */
  whole?: unknown
  ip: string
  requestId: string
  /** Fields of the answer's `data` that are kept nowhere: to the same command again they are null. */
  givenOnce?: readonly string[]
}

/**
 * Does what a person of the shop asks for, in one transaction with its entry in the history: the only way in which staff write.
 * The same command again gives the first answer. Throws `command_reused` where the id was given to something else.
 */
export async function asStaff<T extends object>(
  shop: Shop,
  staff: Staff,
  command: StaffCommand,
  work: (unit: CommandWork) => Promise<T>,
): Promise<T> {
  // keyed: what stands in the database is no way to guess a secret
  const fingerprint = createHmac('sha256', derivedToken(shop.config, 'command fingerprint'))
    .update(JSON.stringify([command.name, command.whole ?? command.input, command.reason ?? null]))
    .digest()
  return transact(shop, async (unit) => {
    await boundWaits(unit.tx)
    const claim = { id: command.id, staffId: staff.id, fingerprint, at: shop.clock() }
    const done = await claimCommand(unit.tx, claim)
    if (done) {
      if (done.staffId === staff.id && done.fingerprint.equals(fingerprint)) return done.answer as T
      throw new Failure('command_reused', failures.commandReused)
    }
    const head = {
      id: command.id,
      name: command.name,
      actor: 'staff' as const,
      staffId: staff.id,
      byName: staff.name,
      limits: staff.limits,
      sessionId: staff.sessionId,
      network: callerNetwork(command.ip),
      requestId: command.requestId,
      reason: command.reason ?? null,
      input: command.input,
      hasShownFactor: hasShownFactor(staff, shop.clock()),
    }
    const answer = await runCommandWork(shop, unit, head, work)
    await keepAnswer(unit.tx, command.id, withoutSecrets(answer, command.givenOnce))
    return answer
  })
}

function withoutSecrets(answer: object, givenOnce: readonly string[] = []): object {
  if (givenOnce.length === 0) return answer
  const { data } = answer as { data: object }
  return { ...answer, data: { ...data, ...Object.fromEntries(givenOnce.map((name) => [name, null])) } }
}
