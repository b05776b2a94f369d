import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { markMoved } from './count-queries.ts'

/**
 * Has counted again, in a command, what was counted after a moment: only now is it told that pieces left the shelf then, or came back.
 * What is booked already stays.
 */
export async function noteShelfMoved({ tx }: CommandWork, key: StockKey, at: Date): Promise<void> {
  await markMoved(tx, key, at)
}
