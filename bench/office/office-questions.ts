import { makeReport } from '../../src/server/operations/reports/make-report.ts'
import { readToday } from '../../src/server/operations/today/read-today.ts'
import type { Shop } from '../../src/server/platform/shop.ts'
import { getOrderForStaff } from '../../src/server/selling/checkout/staff/get-order-for-staff.ts'
import {
  countOrdersForStaff,
  listOrdersForStaff,
  searchOrdersForStaff,
} from '../../src/server/selling/checkout/staff/list-orders-for-staff.ts'
import type { Staff } from '../../src/server/staff/authenticate-staff.ts'
import { OrdersView } from '../../src/shared/contract/office/orders-view.ts'
import { permissionsOf } from '../../src/shared/office/permissions.ts'
import { reportGroups, reportNames } from '../../src/shared/office/reports.ts'

/** A question that people of the shop ask of the orders all day, or of its figures now and then. */
interface Question {
  name: string
  /** The bar of its own, milliseconds. */
  barMs?: number
  ask: (shop: Shop) => Promise<unknown>
}

/** The owner, who sees everything. */
const owner = { permissions: new Set(permissionsOf(['owner'])) } as unknown as Staff

const list = (name: string, view: object): Question => ({
  name,
  ask: (shop) => listOrdersForStaff(shop, OrdersView.parse(view), owner),
})
const search = (name: string, text: string): Question => ({
  name,
  ask: (shop) => searchOrdersForStaff(shop, text, owner),
})

/** Bars of reports, milliseconds: of a month, and of a year. */
const reportBars = { month: 300, year: 1000 } as const

/** Every report and group over a month and a year, up to today. */
const reports = reportNames.flatMap((name) =>
  reportGroups[name].flatMap((by) =>
    (['month', 'year'] as const).map(
      (length): Question => ({
        name: `report of a ${length}: ${name} by ${by}`,
        barMs: reportBars[length],
        ask: (shop) => {
          const day = (before: number) =>
            new Date(shop.clock().getTime() - before * 86_400_000).toISOString().slice(0, 10)
          return makeReport(shop, name, { from: day(length === 'month' ? 30 : 364), to: day(0) }, by)
        },
      }),
    ),
  ),
)

/** Every list, filter and search, those with few matches and those with very many. */
export const questions: readonly Question[] = [
  list('all orders', {}),
  list('to confirm', { queue: 'to_confirm' }),
  list('on the way', { queue: 'on_the_way' }),
  list('returns and refunds', { queue: 'coming_back' }),
  list('delivered', { queue: 'delivered' }),
  {
    name: 'a page in the middle',
    ask: (shop) => {
      const after = `${new Date(shop.clock().getTime() - 400 * 86_400_000).toISOString()}_x`
      return listOrdersForStaff(shop, OrdersView.parse({ after }), owner)
    },
  },
  list('a state with many orders', { state: 'Kerala', payment: 'collected' }),
  list('a state with few orders', { state: 'Sikkim' }),
  list('a PIN code', { pincode: '673015' }),
  list('the highest totals', { sort: 'total_high' }),
  list('totals from 4,99,000', { totalFrom: 499_000 }),
  list('a month two years ago', { from: '2024-11-01', to: '2024-11-30', status: 'cancelled' }),
  { name: 'the counts of all queues', ask: (shop) => countOrdersForStaff(shop, undefined, owner) },
  search('an order number', 'BMS-1500000'),
  search('a phone number', '8012345678'),
  search('a common name', 'amina'),
  search('a rare name', 'valiyaparambil'),
  search('a common product', 'bearing'),
  search('a rare product', 'sonderanfertigung'),
  search('nothing', 'kochunniparambath'),
  { name: 'one order with its story', ask: (shop) => getOrderForStaff(shop, 'bench-500000', owner) },
  { name: 'today', ask: (shop) => readToday(shop, owner) },
  ...reports,
]
