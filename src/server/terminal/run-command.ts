import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { auditCommand } from './audit-command.ts'
import { gstr1Command, registerCommand, tallyCommand } from './books-commands.ts'
import { couponCommand } from './coupon-command.ts'
import { gstRatesCommand } from './gst-rates-command.ts'
import { healthCommand } from './health-command.ts'
import { historyCommand } from './history-command.ts'
import { lockCommand } from './lock-command.ts'
import { logoutCommand } from './logout-command.ts'
import { officeKeyCommand } from './office-key-command.ts'
import { orderCommand } from './order-command.ts'
import { ordersCommand } from './orders-command.ts'
import { papersCommand } from './papers-command.ts'
import { paymentsCommand } from './payments-command.ts'
import { personCommand } from './person-command.ts'
import { picturesCommand } from './pictures-command.ts'
import { productsCommand } from './products-command.ts'
import { refundsCommand } from './refunds-command.ts'
import { reportCommand } from './report-command.ts'
import { returnCommand } from './return-command.ts'
import { searchCommand } from './search-command.ts'
import { sellCommand } from './sell-command.ts'
import { settingsCommand } from './settings-command.ts'
import { settlementCommand } from './settlement-command.ts'
import { staffCommand } from './staff-command.ts'
import { stockCommand } from './stock-command.ts'
import { UsageFailure } from './usage.ts'

type Command = (shop: PayingShop, given: string[]) => Promise<string>

const commands = new Map<string, Command>([
  ['orders', ordersCommand],
  ['order', orderCommand],
  ['stock', stockCommand],
  ['pictures', picturesCommand],
  ['products', productsCommand],
  ['coupon', couponCommand],
  ['papers', papersCommand],
  ['return', returnCommand],
  ['gstr1', gstr1Command],
  ['register', registerCommand],
  ['tally', tallyCommand],
  ['lock', lockCommand],
  ['settlement', settlementCommand],
  ['report', reportCommand],
  ['sell', sellCommand],
  ['payments', paymentsCommand],
  ['refunds', refundsCommand],
  ['person', personCommand],
  ['search', searchCommand],
  ['settings', settingsCommand],
  ['gst-rates', gstRatesCommand],
  ['audit', auditCommand],
  ['health', healthCommand],
  ['history', historyCommand],
  ['logout', logoutCommand],
  ['staff', staffCommand],
  ['office-key', officeKeyCommand],
])

/** Runs one command of the owner's terminal. Gives what to print. Throws UsageFailure, or the use case's Failure. */
export async function runCommand(shop: PayingShop, [name = '', ...given]: string[]): Promise<string> {
  const command = commands.get(name)
  if (!command) throw new UsageFailure(`There is no command ${name}.`)
  return command(shop, given)
}
