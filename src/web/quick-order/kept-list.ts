import { create } from 'zustand'
import type { ListLine } from '../../shared/contract/lists.ts'
import { stored } from '../api/stored.ts'
import { newIdempotencyKey } from '../checkout/idempotency-key.ts'
import type { TicketKey } from '../router/ticket-link.ts'
import { firstChoice, type LineChoice } from './line-choices.ts'

/** A list that was read, with what the shopper makes of it. */
export interface ReadList {
  /** Another list has another one; more lines of the same message do not change it. */
  id: string
  lines: readonly ListLine[]
  choices: readonly LineChoice[]
  /** Text that was not read yet, and its number of lines. */
  rest: string
  left: number
  /** Names the request that adds it: while it is unknown what was added it stays, so that nothing is added twice. */
  sendKey: string
  /** Account that was signed in when it was read, put into a cart or asked about; null: nobody yet. */
  userId: string | null
  /** The question that went to the shop, and with which lines. */
  asked: { ticket: TicketKey; lines: readonly string[] } | null
  /** The time at which it was read, in milliseconds: prices may have changed long after. */
  readAt: number
}

/** Result of reading a text. */
export type Reading = Pick<ReadList, 'lines' | 'rest' | 'left'>

const keptForMs = 3_600_000
const kept = stored('read-list', 'sessionStorage')
const store = create<ReadList | null>(() => null)
if (typeof window !== 'undefined') store.setState(parse(kept.read()), true)

/**
 * The list of this tab, null while React hydrates: neither a look at a product nor a login or a reload loses what was chosen of it.
 * One that somebody read who was signed in is nobody else's.
 */
export function useKeptList(userId: string | null): ReadList | null {
  const list = store()
  return list && (list.userId === null || list.userId === userId) ? list : null
}

/** Takes over what was read by whoever is signed in: `onto` the list of this id, or in place of the one before. */
export function putReading(
  { lines, rest, left }: Reading,
  { onto, userId }: { onto: string | null; userId: string | null },
): void {
  const now = store.getState()
  const choices = lines.map(firstChoice)
  if (now && now.id === onto) {
    write({ ...now, lines: [...now.lines, ...lines], choices: [...now.choices, ...choices], rest, left })
    return
  }
  const isSame = now !== null && textOf(now) === textOf({ lines })
  const sendKey = isSame ? now.sendKey : newIdempotencyKey()
  write({ id: newIdempotencyKey(), lines, choices, rest, left, sendKey, userId, asked: null, readAt: Date.now() })
}

/** Changes the list of this id; where another one has been read meanwhile, nothing. */
export function changeList(id: string, change: (list: ReadList) => Partial<ReadList>): void {
  const now = store.getState()
  if (now?.id === id) write({ ...now, ...change(now) })
}

/** Changes what is made of one line of it. */
export function chooseLine(id: string, at: number, change: Partial<LineChoice>): void {
  changeList(id, ({ choices }) => ({
    choices: choices.map((each, index) => (index === at ? { ...each, ...change } : each)),
  }))
}

function write(list: ReadList): void {
  store.setState(list, true)
  kept.write(JSON.stringify(list))
}

const textOf = ({ lines }: Pick<ReadList, 'lines'>) => lines.map(({ text }) => text).join('\n')

/** Another version of the page may have written it. */
function parse(text: string | null): ReadList | null {
  try {
    const list: ReadList = JSON.parse(text ?? '')
    const isWhole = Array.isArray(list.lines) && list.lines.length === list.choices.length
    return isWhole && Date.now() - list.readAt < keptForMs ? list : null
  } catch {
    return null
  }
}
