import type { Shop } from '../../platform/shop.ts'
import type { RecordUndo } from '../../staff/commands/undo-registry.ts'
import { findQuoteLines, lockQuote } from './quote-queries.ts'
import { repriceQuote } from './reprice-quote.ts'

/** Undo of another price of a line: while nobody has accepted the quotation. */
export function undoQuoteLineRecord(shop: Pick<Shop, 'clock' | 'settings'>): RecordUndo {
  return {
    needs: 'orders.edit',
    read: async (tx, record) => {
      const { id, position } = partsOf(record)
      if (!(await lockQuote(tx, id))) return undefined
      const line = (await findQuoteLines(tx, [id])).find((each) => each.position === position)
      return line && { unit_price: line.unit_price }
    },
    restore: (work, record, fields) => {
      const { id, position } = partsOf(record)
      return repriceQuote(shop, work, id, [{ position, price: Number(fields.unit_price) }])
    },
  }
}

function partsOf(record: string): { id: string; position: number } {
  const [id = '', position] = record.split(':')
  return { id, position: Number(position) }
}
