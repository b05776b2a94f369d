import { paperHash, personHash } from './invoice-checks.ts'
import type { MoneyCheck } from './money-checks.ts'

const columns =
  'payment_id, order_id, financial_year, letters, count, number, issued_at, document, person_salt, person_hash, hash'

const vouchers = `
  SELECT 'receipt' AS kind, ${columns} FROM receipt_vouchers UNION ALL SELECT 'refund', ${columns} FROM refund_vouchers`

/** Rule that finds a voucher which was altered. */
export const voucherChainRule = 'every voucher is as it was issued, and chained to the one before it'

/** Rules that must hold of receipt and refund vouchers (CGST Rules 50 and 51) at every moment between two transactions. */
export const voucherChecks: readonly MoneyCheck[] = [
  {
    rule: 'vouchers of a series are numbered from 1 without a gap, in the order of their dates',
    faults: `
      WITH vouchers AS (${vouchers}), in_order AS (
        SELECT number, letters, count, issued_at, row_number() OVER series AS place, lag(issued_at) OVER series AS before
        FROM vouchers WINDOW series AS (PARTITION BY kind, letters, financial_year ORDER BY count)
      )
      SELECT number AS what FROM in_order WHERE count <> place OR issued_at < before
        OR number NOT LIKE letters || '/%' OR split_part(number, '/', 3)::int <> count
      UNION SELECT coalesce(s.letters, v.letters) || ' ' || coalesce(s.financial_year, v.financial_year)
      FROM voucher_series s FULL JOIN (SELECT letters, financial_year, count(*) AS issued FROM vouchers GROUP BY 1, 2) v
        ON v.letters = s.letters AND v.financial_year = s.financial_year
      WHERE s.last_number IS DISTINCT FROM v.issued`,
  },
  {
    rule: voucherChainRule,
    faults: `
      WITH vouchers AS (${vouchers})
      SELECT number AS what FROM (
        SELECT number, hash IS DISTINCT FROM ${paperHash} OR document ->> 'number' <> number
          OR document #>> '{payment,id}' <> payment_id OR CASE WHEN person_salt IS NULL
          THEN document #>> '{recipient,name}' IS DISTINCT FROM '(forgotten)' OR document #> '{recipient,address}' <> '[]'
            OR document #>> '{recipient,phone}' <> ''
          ELSE person_hash IS DISTINCT FROM ${personHash} END AS altered
        FROM vouchers WINDOW series AS (PARTITION BY kind, letters, financial_year ORDER BY count)
      ) p WHERE altered`,
  },
  {
    rule: 'every payment has a receipt voucher of its amount, unless settled by a former version or in a locked month',
    faults: `
      SELECT p.id AS what FROM payments p LEFT JOIN receipt_vouchers v ON v.payment_id = p.id
      LEFT JOIN orders o ON o.id = p.order_id
      CROSS JOIN LATERAL (SELECT coalesce(sum((l ->> 'total')::bigint), 0) AS total, count(*) AS lines
        FROM jsonb_array_elements(v.document -> 'lines') l) l
      WHERE p.vouchered <> (v.payment_id IS NOT NULL) OR v.order_id IS DISTINCT FROM CASE WHEN p.vouchered THEN p.order_id END
        OR v.document #>> '{order,number}' IS DISTINCT FROM CASE WHEN p.vouchered THEN o.number END
        OR (v.document #>> '{totals,total}')::bigint <> p.amount OR l.lines > 0 AND l.total <> p.amount
        OR v.document ? 'test' <> p.is_test OR (v.letters = 'TSRV') <> p.is_test`,
  },
  {
    rule: 'every payment that went back without an invoice has a refund voucher of its receipt voucher, and no other has one',
    faults: `
      SELECT p.id AS what FROM payments p
      LEFT JOIN receipt_vouchers c ON c.payment_id = p.id LEFT JOIN refund_vouchers v ON v.payment_id = p.id
      WHERE (v.payment_id IS NOT NULL) <> (c.payment_id IS NOT NULL
          AND EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.vouchered)
          AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = p.order_id))
        OR v.order_id IS DISTINCT FROM CASE WHEN v.payment_id IS NOT NULL THEN p.order_id END
        OR v.document #>> '{against,number}' <> c.number OR v.document -> 'totals' <> c.document -> 'totals'
        OR v.document -> 'lines' <> c.document -> 'lines' OR v.document ? 'test' <> p.is_test
        OR (v.letters = 'TSRF') <> p.is_test`,
  },
]
