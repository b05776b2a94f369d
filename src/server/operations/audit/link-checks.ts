import type { MoneyCheck } from './money-checks.ts'

/** Rules of orders that follow another one, and of payment links, that must hold at every moment between two transactions. */
export const linkChecks: readonly MoneyCheck[] = [
  {
    rule: 'an order that follows another one is of the same account and numbered after it with a letter, and no other order is',
    faults: `
      SELECT o.number AS what FROM order_links l JOIN orders o ON o.id = l.order_id JOIN orders f ON f.id = l.follows
      WHERE o.number NOT SIMILAR TO '%/[A-Z]' OR left(o.number, -2) <> f.number OR o.user_id IS DISTINCT FROM f.user_id
        OR EXISTS (SELECT FROM order_links x WHERE x.order_id = l.follows)
      UNION SELECT o.number FROM orders o WHERE o.number LIKE '%/%' AND NOT EXISTS (SELECT FROM order_links x WHERE x.order_id = o.id)`,
  },
  {
    rule: 'a payment link that was paid is an order that follows the same one, and none waits for an order that has ended',
    faults: `
      SELECT f.number AS what FROM checkouts c JOIN orders f ON f.id = c.follows LEFT JOIN order_links l ON l.order_id = c.order_id
      WHERE CASE c.status WHEN 'settled' THEN l.follows IS DISTINCT FROM c.follows WHEN 'open' THEN f.status IN ('cancelled', 'returned')
        ELSE false END
      UNION SELECT o.number FROM order_links l JOIN orders o ON o.id = l.order_id
      WHERE o.payment_method = 'online' AND NOT EXISTS (SELECT FROM checkouts c WHERE c.order_id = o.id AND c.follows = l.follows)`,
  },
]
