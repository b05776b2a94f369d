import { forgetPayers } from '../../sandbox/forget-payers.ts'
import { counterLimits } from '../../shared/counter-limits.ts'
import { dayCountLimits } from '../../shared/day-count-limits.ts'
import { indianDay } from '../../shared/india-time.ts'
import { promisedLimits } from '../../shared/legal-limits.ts'
import { besideLimits } from '../../shared/product-engagement-limits.ts'
import { holdDueTaxes } from '../catalogue/tax-changes/hold-due-taxes.ts'
import { forgetOldTickets } from '../feedback/complaints/erase-tickets.ts'
import { waitingAddresses } from '../feedback/stock-requests/stock-request-queries.ts'
import { forgetOldMails, sweepMailFiles } from '../platform/mail/forget-mails.ts'
import { sweepTemporary } from '../platform/media/sweep-temporary.ts'
import { sweepUploads } from '../platform/media/sweep-uploads.ts'
import { deleteCountsBefore } from '../search/day-counts/day-count-queries.ts'
import { forgetClearedCarts } from '../selling/cart/cleared-cart-queries.ts'
import { clearedSince } from '../selling/cart/restore-cart.ts'
import { forgetOldCheckouts } from '../selling/checkout/pay/forget-checkouts.ts'
import { emptyOldPapers } from '../selling/invoices/invoice-queries.ts'
import { forgetOldParked } from '../selling/parked/parked-queries.ts'
import { forgetOldQuotes } from '../selling/quotes/erase-quotes.ts'
import { closedAccounts } from '../shoppers/accounts/user-queries.ts'
import { deleteOldConsents } from '../shoppers/consents/consent-queries.ts'
import { keepCustomers } from '../shoppers/customers/keep-customers.ts'
import { forgetAnswers } from '../staff/commands/command-queries.ts'
import { forgetContactReads } from '../staff/contact-reads.ts'
import { forgetOldSignIns } from '../staff/sign-in/forget-old-sign-ins.ts'
import type { WholeShop } from './make-shop.ts'

const dayMs = 86_400_000

/** Removes what nobody needs any more. Each step stands alone: where one fails the others are done all the same. */
export async function keepHouse(shop: WholeShop): Promise<void> {
  await attempt(shop, 'temporary files', () => sweepTemporary(shop.config, shop.clock()))
  await attempt(shop, 'uploads of nobody', () => sweepUploads(shop))
  await attempt(shop, 'unfinished uploads', () => shop.files.forgetUnfinished(new Date(shop.clock().getTime() - dayMs)))
  await attempt(shop, 'rates of tax whose day has come', () => holdDueTaxes(shop))
  const yesterday = new Date(shop.clock().getTime() - dayMs)
  await attempt(shop, 'answers to commands', () => forgetAnswers(shop.db, yesterday))
  const before = new Date(shop.clock().getTime() - promisedLimits.traceDays * dayMs)
  await attempt(shop, 'old checkouts', () => forgetAllOldCheckouts(shop, before))
  await attempt(shop, 'payers of test payments', () => forgetPayers(shop.db, { before }))
  await attempt(shop, 'carts that were emptied', () => forgetClearedCarts(shop.db, clearedSince(shop)))
  await attempt(shop, 'parked sales that nobody came for', () =>
    forgetOldParked(shop.db, new Date(shop.clock().getTime() - counterLimits.parkedDays * dayMs)),
  )
  await attempt(shop, 'the list of customers', () => keepCustomers(shop, { all: true }))
  await attempt(shop, 'old counts of views and searches', () => deleteCountsBefore(shop.db, countedSince(shop)))
  await attempt(shop, 'old mails', () => forgetOldMails(shop.db, before))
  await attempt(shop, 'old complaints', () => forgetOldTickets(shop, yearsAgo(shop, promisedLimits.ticketKeptYears)))
  await attempt(shop, 'consents that were taken back', () => forgetOldConsents(shop))
  await attempt(shop, 'who saw telephone numbers', () =>
    forgetContactReads(shop.db, yearsAgo(shop, promisedLimits.readsKeptYears)),
  )
  await attempt(shop, 'papers whose time is over', () => emptyOldPapers(shop.db, shop.clock()))
  await attempt(shop, 'old quotations', () => forgetOldQuotes(shop, yearsAgo(shop, promisedLimits.quoteKeptYears)))
  await attempt(shop, 'sessions and browsers of the back office', () => forgetOldSignIns(shop))
  await attempt(shop, 'files of old mails', () => sweepMailFiles(shop.config, before))
}

/** The Indian day from which on views and searches are kept. */
function countedSince(shop: WholeShop): string {
  return indianDay(shop.clock().getTime() - dayCountLimits.daysKept * dayMs)
}

/** A consent that was taken back proves for a year what was done before; one to a single mail ends with it. */
function forgetOldConsents(shop: WholeShop): Promise<void> {
  const withdrawnBefore = yearsAgo(shop, promisedLimits.consentKeptYears)
  const askedBefore = new Date(withdrawnBefore.getTime() - besideLimits.stockRequestDays * dayMs)
  return deleteOldConsents(shop.db, {
    withdrawnBefore,
    askedBefore,
    waiting: waitingAddresses(shop.db),
    closed: closedAccounts(shop.db),
  })
}

function yearsAgo({ clock }: WholeShop, years: number): Date {
  const now = new Date(clock())
  now.setUTCFullYear(now.getUTCFullYear() - years)
  return now
}

async function forgetAllOldCheckouts({ db }: WholeShop, before: Date): Promise<void> {
  while ((await forgetOldCheckouts(db, before)) > 0);
}

async function attempt(shop: WholeShop, what: string, step: () => Promise<unknown>): Promise<void> {
  try {
    await step()
  } catch (error) {
    shop.log.warn({ err: error }, `housekeeping: ${what} could not be looked through`)
  }
}
