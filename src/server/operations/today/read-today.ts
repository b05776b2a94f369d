import type { CappedCount } from '../../../shared/contract/office/order-shapes.ts'
import type { Today, Waiting } from '../../../shared/contract/office/today-call.ts'
import { indianDay, indianDayStart } from '../../../shared/india-time.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { countTickets } from '../../feedback/complaints/office-ticket-queries.ts'
import { countQuestions } from '../../feedback/questions/question-queries.ts'
import { countWaiting } from '../../feedback/reviews/office-review-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { countOrdersForStaff } from '../../selling/checkout/staff/list-orders-for-staff.ts'
import {
  countMovesSince,
  readSales,
  readSalesByDay,
  readTestSales,
  type Sales,
} from '../../selling/orders/sales-queries.ts'
import { listOwedRefunds } from '../../selling/payments/owed-refunds.ts'
import { countRequests } from '../../selling/return-requests/office-request-queries.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { listLow } from '../../warehouse/buying/stock-desk/list-low.ts'
import { countHealthProblems } from '../health/problem-queries.ts'
import { type FirstRunStep, firstRun } from './first-run.ts'

const weekDays = 7
const daysShown = 14
const lowShown = 5

/**
 * Returns the tasks that wait for somebody today, by what the person may do, and the sales against the same weekday last week.
 */
export async function readToday(shop: Shop, { permissions: may }: Staff): Promise<Today> {
  const begin = indianDayStart(shop.clock())
  const steps = may.has('settings.edit') ? await firstRun(shop) : []
  const [{ queues }, refunds, low, done, sales, requests, complaints, reviews, questions, trouble] = await Promise.all([
    countOrdersForStaff(shop, undefined, { permissions: may }),
    may.has('payments.see') ? waitingRefunds(shop) : [],
    listLow(shop, lowShown),
    countMovesSince(shop.db, begin),
    may.has('sales.see') ? compareSales(shop) : undefined,
    may.has('orders.return') ? waitingRequests(shop) : [],
    may.has('tickets.see') ? waitingComplaints(shop) : [],
    may.has('reviews.moderate') ? waitingReviews(shop) : [],
    may.has('questions.answer') ? waitingQuestions(shop) : [],
    waitingTrouble(shop, may, steps),
  ])
  const orders = orderWork(may).map(([key, queue]) => {
    return { key, ...queues[queue], path: `/orders?queue=${queue}`, urgent: false }
  })
  const lows = { key: 'runs_low', ...bounded(low.count), path: '/stock?view=low&sort=days', urgent: false }
  const { packed = 0, shipped = 0, delivered = 0 } = done
  return {
    waiting: [...trouble, ...orders, ...requests, ...refunds, ...complaints, ...questions, ...reviews, lows],
    ...(sales && { sales }),
    ...(steps.some(({ done }) => !done) && {
      setUp: { done: steps.filter(({ done }) => done).length, of: steps.length },
    }),
    runsLow: low.items,
    done: { packed, shipped, delivered },
  }
}

/** Money that is on its way back by itself, and money that somebody has to see to. */
async function waitingRefunds(shop: Shop): Promise<Waiting[]> {
  const owed = await listOwedRefunds(shop.db)
  const stopped = owed.filter(({ status }) => status === 'stopped' || status === 'owed').length
  const path = '/orders?queue=coming_back'
  return [
    { key: 'refunds_wait', ...bounded(owed.length - stopped), path, urgent: false },
    { key: 'refunds_stopped', ...bounded(stopped), path, urgent: stopped > 0 },
  ]
}

/** Requests of customers to return or to cancel that are open; past 48 hours without an answer they are urgent. */
async function waitingRequests(shop: Shop): Promise<Waiting[]> {
  const { open, late } = await countRequests(shop.db, shop.clock())
  return [{ key: 'return_requests', ...bounded(open), path: '/return-requests', urgent: late > 0 }]
}

/** Complaints that want an answer or a solution; past the law's clocks they are urgent. */
async function waitingComplaints(shop: Shop): Promise<Waiting[]> {
  const { toAnswer, toSolve, answersLate, solutionsLate } = await countTickets(shop.db, shop.clock())
  const urgent = answersLate + solutionsLate > 0
  return [{ key: 'tickets', ...bounded(toAnswer + toSolve), path: '/tickets', urgent }]
}

/** Reviews of one or two stars that nobody has answered. */
async function waitingReviews(shop: Shop): Promise<Waiting[]> {
  const { low } = await countWaiting(shop.db, officeLimits.countedMost + 1)
  return [{ key: 'reviews', ...bounded(low), path: '/reviews?list=lowest', urgent: false }]
}

/** Questions about products that nobody has looked at. */
async function waitingQuestions(shop: Shop): Promise<Waiting[]> {
  const { waiting } = await countQuestions(shop.db, officeLimits.countedMost + 1)
  return [{ key: 'questions', ...bounded(waiting), path: '/questions', urgent: false }]
}

/**
 * Returns the shop's problems, and the steps that a new one still lacks before it can sell; nothing is shown where all is well.
 */
async function waitingTrouble(shop: Shop, may: Staff['permissions'], steps: FirstRunStep[]): Promise<Waiting[]> {
  const missing = steps.filter(({ blocks, done }) => blocks && !done)
  const problems = may.has('health.see') ? await countHealthProblems(shop.db) : 0
  return [
    { key: 'first_run', count: missing.length, more: false, path: '/set-up', urgent: true },
    { key: 'health', count: problems, more: false, path: '/health', urgent: true },
  ].filter(({ count }) => count > 0)
}

/** The queues that are this person's work. */
function orderWork(may: Staff['permissions']) {
  const all = [
    ['confirm', 'to_confirm', 'orders.confirm'],
    ['pack', 'to_pack', 'orders.pack'],
    ['ship', 'to_ship', 'orders.ship'],
    ['on_the_way', 'on_the_way', 'orders.deliver'],
    ['coming_back', 'coming_back', 'orders.return'],
  ] as const
  return all.filter(([, , needs]) => may.has(needs))
}

function bounded(count: number): CappedCount {
  return { count: Math.min(count, officeLimits.countedMost), more: count > officeLimits.countedMost }
}

async function compareSales(shop: Shop): Promise<Today['sales']> {
  const now = shop.clock()
  const sameTime = new Date(now.getTime() - weekDays * 86_400_000)
  const [byNow, days, tests] = await Promise.all([
    readSales(shop.db, indianDayStart(now, weekDays), sameTime),
    readSalesByDay(shop.db, indianDayStart(now, daysShown - 1)),
    readTestSales(shop.db, indianDayStart(now, daysShown - 1)),
  ])
  const sold = new Map(days.map(({ day, ...sales }) => [day, inRupees(sales)]))
  const dayBefore = (daysBack: number) => indianDay(indianDayStart(now, daysBack))
  const soldOn = (day: string) => sold.get(day) ?? { orders: 0, amount: 0 }
  const lastDays = Array.from({ length: daysShown }, (_, index) => dayBefore(daysShown - 1 - index))
  return {
    today: soldOn(dayBefore(0)),
    lastWeekByNow: inRupees(byNow),
    lastWeek: soldOn(dayBefore(weekDays)),
    days: lastDays.map((day) => ({ day, ...soldOn(day) })),
    ...(tests.orders > 0 && { tests: inRupees(tests) }),
  }
}

function inRupees({ orders, amount }: Sales): Sales {
  return { orders, amount: rupeesFromPaise(amount) }
}
