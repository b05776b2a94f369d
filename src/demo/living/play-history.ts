import type { PayingShop } from '../../server/selling/payments/provider/paying-shop.ts'
import type { Staff } from '../../server/staff/authenticate-staff.ts'
import { asSystem } from '../../server/staff/commands/at-terminal.ts'
import { invitePerson } from '../../server/staff/people/invite-person.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limitsOf, permissionsOf, type Role } from '../../shared/office/permissions.ts'
import { planDemoShopper } from '../load-orders.ts'
import { planBuying } from './buying.ts'
import { castPeople } from './cast.ts'
import { Chance } from './chance.ts'
import { planCounterDays } from './counter-days.ts'
import { registerCustomers } from './customers.ts'
import { planFeedback } from './feedback.ts'
import { planWaitingReturn } from './goods-back.ts'
import type { Job, LivingShop } from './living-shop.ts'
import { planOfficeDays } from './office-days.ts'
import { planQuotes } from './quotes.ts'
import { planCounts } from './rack-counts.ts'
import { planSeldom } from './seldom.ts'
import type { Timeline } from './timeline.ts'
import { readTradedItems } from './traded-items.ts'
import { planWebOrders } from './web-orders.ts'
import { later, workingHours } from './working-hours.ts'

/** Days before today on which the history begins: three months, and a few for the first bills. */
export const historyDays = 94
const seed = 673_015

/** The bank at which shoppers of the history pay without money. */
export interface TestBank {
  /** Pays an order of the provider; gives its signed success. */
  pay: (providerOrderId: string) => Promise<{ paymentId: string; signature: string }>
  /** Delivers what the bank has to say, and asks it about refunds. */
  night: () => Promise<void>
}

/** Everything that a history needs beside the shop, whose clock is the timeline's. */
export interface History {
  timeline: Timeline
  begins: Date
  ends: Date
  bank: TestBank | null
  demoShopperId: string
  /** Pieces that the demo's shelves have, by variant or product. */
  shelves: ReadonlyMap<string, number>
  /** Aborted where the start was told to stop: the history ends after what happens just now. */
  signal: AbortSignal | undefined
}

/**
 * Lets the demo shop live through three months by the same use cases as any shop, one after the other, from nothing but its opening
 * stock to `ends`: orders in all states, a counter, bills of suppliers, returns, quotations, what customers write. Nobody is written
 * to of it. At the end the shelves have what the demo's have.
 */
export async function playHistory(shop: PayingShop, history: History): Promise<void> {
  const { timeline, begins, ends, bank, demoShopperId, signal } = history
  const chance = new Chance(seed)
  const hours = workingHours(shop.settings.now()['hours.holidays'].map(({ day }) => day))
  const items = await readTradedItems(shop.db, chance, history.shelves)
  const living: LivingShop = {
    ...{ shop, timeline, chance, hours, begins, ends, items, bank },
    settles: hours.lastOpen(later(ends, { hours: -1 })),
    people: await invitePeople(shop),
    customers: await registerCustomers(shop),
  }
  const late = planWebOrders(living)
  await planBuying(living, late, demoShopperId)
  planCounterDays(living)
  planCounts(living)
  planFeedback(living)
  planQuotes(living)
  planWaitingReturn(living)
  planOfficeDays(living)
  planSeldom(living)
  planDemoShopper(shop, { timeline, now: ends, userId: demoShopperId })
  try {
    // at once: a start that is broken off leaves none to the next one
    await timeline.play(ends, async () => {
      await forgetMails(shop)
      signal?.throwIfAborted()
    })
  } finally {
    await forgetMails(shop)
  }
}

/** Nobody is written to of what never was. */
async function forgetMails({ db }: PayingShop): Promise<void> {
  await db.deleteFrom('outbox').execute()
}

/** Returns what is told of events that fail: a history goes on where somebody was refused something, and ends at a fault. */
export function goOnAfter(shop: () => Pick<PayingShop, 'log'>): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Failure)) throw error
    shop().log.warn(
      { said: error.message, errors: error.details.errors },
      'something of the demo’s history was refused',
    )
  }
}

async function invitePeople(shop: PayingShop): Promise<Record<Job, Staff>> {
  const invite = async (job: Job & Role): Promise<Staff> => {
    const { name, email } = castPeople[job]
    const roles = [job]
    const { id } = await asSystem(shop, 'staff.add', (work) =>
      invitePerson(shop, work, { email, name, roles, lifeMs: 60_000 }),
    )
    const now = { sessionId: id, factor: 'full', shared: false, steppedUpAt: null } as const
    return { id, name, email, roles, permissions: new Set(permissionsOf(roles)), limits: limitsOf(roles), ...now }
  }
  return {
    manager: await invite('manager'),
    counter: await invite('counter'),
    packer: await invite('packer'),
    accountant: await invite('accountant'),
  }
}
