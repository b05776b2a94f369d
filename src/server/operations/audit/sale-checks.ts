import type { MoneyCheck } from './money-checks.ts'

/** Rules that must hold of sales (docs/decisions/188): a row for each fault, named. */
export const saleChecks: readonly MoneyCheck[] = [
  {
    rule: 'no product has the price or the badge of a sale that does not run',
    faults: `
      SELECT g.product_id AS what FROM sale_goods g JOIN sales s ON s.id = g.sale_id
      WHERE g.state IN ('due', 'on') AND s.state <> 'running'
      UNION SELECT p.id FROM products p WHERE p.sale IS NOT NULL AND NOT EXISTS (
        SELECT FROM sales s JOIN sale_goods g ON g.sale_id = s.id AND g.product_id = p.id AND g.state = 'on'
        WHERE s.id = p.sale->>'id' AND s.state = 'running')`,
  },
]
