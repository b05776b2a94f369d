import { type CommandName, commandKind, commands } from '../../src/shared/office/commands.ts'
import { customerRehearsals } from './customer-rehearsals.ts'
import { goodsRehearsals } from './goods-rehearsals.ts'
import { houseRehearsals } from './house-rehearsals.ts'
import { orderRehearsals } from './order-rehearsals.ts'
import { policyRehearsals } from './policy-rehearsals.ts'
import type { Rehearsal } from './rehearsal.ts'
import { saleRehearsals } from './sale-rehearsals.ts'
import { stockRehearsals } from './stock-rehearsals.ts'
import { taxRehearsals } from './tax-rehearsals.ts'
import { windowRehearsals } from './window-rehearsals.ts'
import { wordRehearsals } from './word-rehearsals.ts'

const all = {
  ...goodsRehearsals,
  ...saleRehearsals,
  ...taxRehearsals,
  ...stockRehearsals,
  ...orderRehearsals,
  ...windowRehearsals,
  ...policyRehearsals,
  ...wordRehearsals,
  ...houseRehearsals,
  ...customerRehearsals,
}

/** Every command that can be rehearsed. */
export const rehearsals = Object.entries(all) as [CommandName, Rehearsal][]

/** The reason why a command has no rehearsal, by its name or the beginning of it. */
const notRehearsed: Record<string, string> = {
  'shop.demo': 'it fills an empty shop before anybody can read it',
  'shop.pictures': 'src/demo/refresh-pictures.test.ts renews the pictures of a shop',
  'tax.table': 'it says what may be entered, and is on no product',
  'product.tax_holds': 'it writes down what is shown already: src/server/catalogue/tax-changes/tax-days.test.ts',
  'backup.': 'a backup changes nothing',
  'key.': 'how secrets are sealed is shown to nobody, and walked by src/server/terminal/office-key-command.test.ts',
  'history.': 'taking back is what test/rehearsals/undone-commands.test.ts does to all others',
  'refund.retry': 'the provider is asked again, by src/server/selling/payments/refused-refunds.test.ts',
  'order.withdraw_link': 'a link wants a provider: src/server/selling/checkout/linked/pay-link.test.ts',
  'order.pickup_qr': 'a code wants a provider: src/server/selling/checkout/qr-codes/qr-codes.test.ts',
  'person.': 'what becomes of a person is walked by src/server/operations/personal-data/person.test.ts',
  'customer.export_list': 'it reads: src/server/operations/customers/customers.test.ts',
  'newsletter.': 'who subscribes is shown to nobody: src/server/shoppers/newsletter/newsletter-office.test.ts',
  'return_request.': 'the customer is told of each step: src/server/selling/return-requests/return-office.test.ts',
  'deal.': 'a deal is shown to its customer alone: src/server/selling/bargains/offers.test.ts',
  'quote.': 'the customer is told: src/server/selling/quotes/quote-office.test.ts',
  'books.': 'what is locked changes nothing that is shown: src/server/operations/books/lock-month.test.ts',
  'settlement.': 'rows are only added: src/server/operations/settlements/settlements.test.ts',
  'till.': 'the till is shown to the people of the shop alone: src/server/selling/till',
  'pick.': 'pick walks are shown to the people of the shop alone: src/server/selling/picking',
  'run.': 'runs are shown to the people of the shop alone: src/server/selling/runs',
  'ticket.': 'complaints are shown to who wrote them alone',
  'staff.': 'who signs in is shown to the people of the shop alone, and taken back by the rehearsals of it',
  'own.': 'how one signs in is shown to oneself alone',
  'counter.': 'which computers stand at the counter is shown to the people of the shop alone',
  'alerts.': 'who is called is shown to oneself alone',
}

/** Commands that are done to take another one back: whoever rehearses that one takes it back, and that again. */
export const waysBack = new Set(
  Object.keys(commands).flatMap((name) => {
    const back = commandKind(name)?.back
    return back?.by === 'command' ? [back.name] : []
  }),
)

/** Commands of the registry that nobody rehearses, and nobody says why. */
export function forgotten(): string[] {
  const excused = Object.keys(notRehearsed)
  return Object.keys(commands).filter(
    (name) =>
      !(name in all) &&
      !waysBack.has(name) &&
      !excused.some((start) => name === start || (start.endsWith('.') && name.startsWith(start))),
  )
}
