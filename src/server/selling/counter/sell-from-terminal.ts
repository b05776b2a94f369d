import type { SaleInput } from '../../../shared/contract/office/counter.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { type Sold, sellAtCounter } from './sell-at-counter.ts'

/** Sells at the owner's terminal, in a command of its own: without a limit on discounts. Throws like sellAtCounter. */
export function sellFromTerminal(shop: PayingShop, sale: SaleInput): Promise<Sold> {
  // who buys, and by what reference it is paid, stays out of the history
  return atTerminal(shop, 'counter.sell', { lines: sale.lines }, (work) => sellAtCounter(shop, work, sale))
}
