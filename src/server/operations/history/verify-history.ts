import { indianMidnight } from '../../../shared/india-time.ts'
import { inTransaction } from '../../platform/db/ask.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  type DigestedCommand,
  daysOfHistory,
  digestCommands,
  type HistorySeal,
  listSeals,
} from '../../staff/commands/seal-queries.ts'
import { chain, sealOf } from './seal-history.ts'

/** Something that is not as it was sealed. */
export interface HistoryFault {
  /** 'YYYY-MM-DD', in India. */
  day: string
  /** `seal`: not a command but the seal itself. */
  what: 'altered' | 'added' | 'removed' | 'seal'
  id: string | null
  /** The command as it stands there now; null where it is gone. */
  command: DigestedCommand | null
}

/** Result of comparing the history with its seals. */
export interface VerifiedHistory {
  faults: HistoryFault[]
  /** Days with a seal, what was done on them, and how much of that says less than it did, as somebody asked to be forgotten. */
  days: number
  commands: number
  forgotten: number
  first: string | null
  last: string | null
}

/**
 * Reads the whole history and compares it with the seals of its days, and those with each other. Who can write to the database can
 * also make all seals anew: whether they did is seen by a seal that was kept elsewhere (`isSealOf`).
 */
export async function verifyHistory({ db }: Pick<Shop, 'db'>): Promise<VerifiedHistory> {
  const seals = await listSeals(db)
  const found: VerifiedHistory = {
    faults: [],
    days: seals.length,
    commands: 0,
    forgotten: 0,
    first: seals[0]?.day ?? null,
    last: seals.at(-1)?.day ?? null,
  }
  const until = found.last ? indianMidnight(found.last, 1) : new Date(0)
  const byDay = new Map(seals.map((seal) => [seal.day, seal]))
  const days = new Set([...byDay.keys(), ...(await daysOfHistory(db, new Date(0), until))])
  let before: Buffer | undefined
  for (const day of [...days].sort()) {
    const commands = await inTransaction(db, (tx) => digestCommands(tx, indianMidnight(day), indianMidnight(day, 1)))
    const seal = byDay.get(day)
    found.commands += commands.length
    found.forgotten += commands.filter((each) => each.forgotten).length
    found.faults.push(...faultsOf(day, commands, seal, before))
    before = seal?.seal ?? before
  }
  return found
}

/** Returns whether a seal, as a mail or the back office has shown it, is one of this history. */
export async function isSealOf({ db }: Pick<Shop, 'db'>, seal: string): Promise<boolean> {
  return (await listSeals(db)).some((each) => each.seal.toString('hex') === seal)
}

function faultsOf(
  day: string,
  commands: readonly DigestedCommand[],
  seal: HistorySeal | undefined,
  before: Buffer | undefined,
): HistoryFault[] {
  const asFault = (what: HistoryFault['what'], command: DigestedCommand | null, id = command?.id ?? null) => ({
    ...{ day, what, id, command },
  })
  if (!seal) return commands.map((command) => asFault('added', command))
  const falsified = commands.filter((each) => each.falsified).map((command) => asFault('altered', command))
  const isChained = chain(day, seal.digest, before).equals(seal.seal)
  const broken = isChained ? [] : [asFault('seal', null)]
  if (sealOf(day, commands, before).digest.equals(seal.digest)) return [...broken, ...falsified]
  const sealed = readRows(seal.rows)
  const now = new Map(commands.map((command) => [command.id, command]))
  const gone = [...sealed.keys()].filter((id) => !now.has(id)).map((id) => asFault('removed', null, id))
  const others = commands.flatMap((command) => {
    const was = sealed.get(command.id)
    if (!was) return [asFault('added', command)]
    return command.digest.subarray(0, 8).equals(was) ? [] : [asFault('altered', command)]
  })
  const named = [...gone, ...others]
  // it differs, and no row says where: the list of rows was made to fit
  return [...(named.length === 0 && isChained ? [asFault('seal', null)] : broken), ...named, ...falsified]
}

const rowBytes = 24

function readRows(rows: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (let at = 0; at + rowBytes <= rows.length; at += rowBytes) {
    const hex = rows.toString('hex', at, at + 16)
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    found.set(id, rows.subarray(at + 16, at + rowBytes))
  }
  return found
}
