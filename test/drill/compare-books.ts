import { setTimeout as sleep } from 'node:timers/promises'
import { adjustStock } from '../../src/server/catalogue/stock/adjust-stock.ts'
import { type Audit, auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { ask } from '../../src/server/platform/db/ask.ts'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { makeShop, type WholeShop } from '../../src/server/start/make-shop.ts'
import type { Told } from './shoppers.ts'

/** The result of comparing the books with the answers that shoppers received. */
export interface Compared {
  orders: number
  payments: number
  /** Acknowledged and not there, or there twice. */
  lost: string[]
  /** Orders that nobody was told of: of tries whose answer was cut off. */
  untold: number
  /** Faults that the audit found; empty: clean. */
  faults: string[]
}

/** Returns the faults of an audit, one line each; empty: clean. */
export function faultsOf(audit: Audit): string[] {
  if (audit.clean) return []
  const wrong = audit.checks.flatMap(({ rule, faults }) => faults.map((fault) => `${rule}: ${fault}`))
  return [...wrong, `unassigned: ${audit.figures.unassigned}`]
}

/** So many of each that nothing runs out. */
const PIECES = 100_000

/** The place of the books: the settings of the shop's own processes. Without an address, in the embedded database. */
export interface Books {
  DATA_DIR: string
  DATABASE_URL?: string
}

/** Opens the books beside the shop's processes, as the owner's terminal does. */
export async function withBooks<T>(books: Books, work: (shop: WholeShop) => Promise<T>): Promise<T> {
  const config = readConfig({ ...books, DATABASE_CONNECTIONS: '2', LOG_LEVEL: 'warn' })
  const onGone = (failure: Error) => console.error(failure.message)
  const database = await openDatabase({ config, role: 'guest', note: console.error, onGone })
  try {
    return await work(makeShop(config, database))
  } finally {
    await database.close()
  }
}

/** Gives so many products, cheap ones without variants, of which there will be enough. */
export function fillShelves(books: Books, count: number): Promise<string[]> {
  return withBooks(books, async (shop) => {
    const rows = await ask<{ id: string }>(shop.db, {
      text: `SELECT p.id FROM products p WHERE NOT EXISTS (SELECT FROM variants v WHERE v.product_id = p.id)
         AND minimum_quantity = 1 AND multiple = 1 AND selling_price > 10000 ORDER BY selling_price LIMIT $1`,
      values: [count],
    })
    for (const { id } of rows) await adjustStock(shop, { productId: id, variantId: null }, PIECES, 'for the drill')
    return rows.map(({ id }) => id)
  })
}

/** Money that was under way when its process died is settled within the window of payments. */
const PATIENCE_MS = 150_000

/** Waits until all money is somewhere, then compares. */
export function compareBooks(books: Books, told: Told): Promise<Compared> {
  return withBooks(books, async (shop) => {
    let audit = await auditMoney(shop)
    for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await sleep(2000)) {
      const rows = await ask<Record<string, number>>(shop.db, {
        text: `SELECT count(*)::int AS n FROM checkouts WHERE status = 'open'`,
      })
      audit = await auditMoney(shop)
      if (audit.clean && rows[0]?.n === 0) break
    }
    const rows = await ask<{ id: string }>(shop.db, { text: 'SELECT id FROM orders' })
    const here = new Set(rows.map(({ id }) => id))
    const all = [...told.cash, ...told.online]
    const paid = await ask<{ id: string; n: number }>(shop.db, {
      text: `SELECT o.id, count(p.id)::int AS n FROM orders o LEFT JOIN payments p ON p.order_id = o.id
        WHERE o.id = ANY($1) GROUP BY o.id`,
      values: [told.online],
    })
    const demo = await ask<Record<string, number>>(shop.db, {
      text: `SELECT count(*)::int AS n FROM orders o JOIN users u ON u.id = o.user_id WHERE u.username <> 'Drill Shopper'`,
    })
    const payments = await ask<Record<string, number>>(shop.db, { text: 'SELECT count(*)::int AS n FROM payments' })
    const twice = all.filter((id, index) => all.indexOf(id) !== index)
    const unpaid = paid.filter(({ n }) => n !== 1).map(({ id }) => `${id} has not one payment`)
    const others = here.size - (demo[0]?.n ?? 0)
    return {
      orders: others,
      payments: payments[0]?.n ?? 0,
      lost: [...all.filter((id) => !here.has(id)), ...twice, ...unpaid],
      untold: others - all.length,
      faults: faultsOf(audit),
    }
  })
}
