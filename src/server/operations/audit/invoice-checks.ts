import type { MoneyCheck } from './money-checks.ts'

/** The numbered papers of every financial year. */
const papers = `
  SELECT 'invoice' AS kind, financial_year, letters, count, number, issued_at, order_id, document, person_salt, person_hash, hash
  FROM invoices
  UNION ALL SELECT 'credit_note', financial_year, letters, count, number, issued_at, order_id, document, person_salt, person_hash, hash
  FROM credit_notes`

/**
 * SQL of the sums as the database makes them when a document is added (migration 0140); written out again, for what is there may
 * have been altered.
 */
const sum = (parts: string) => `convert_to(jsonb_build_array(${parts})::text, 'UTF8')`
export const personHash = `sha256(${sum(`person_salt, document #> '{recipient,name}', document #> '{recipient,address}'`)})`
export const paperHash = `sha256(coalesce(lag(hash) OVER series, '') || person_hash || ${sum(`order_id, number, financial_year,
  (extract(epoch FROM issued_at) * 1000000)::bigint,
  jsonb_set(document, '{recipient}', (document -> 'recipient') - '{name,address,phone}'::text[])`)})`

/** No other invoice replaces `i`. */
export const holds = `NOT EXISTS (SELECT FROM invoices later WHERE later.document #>> '{replaces,number}' = i.number)`

/** Rule that finds a paper which was altered. */
export const chainRule = 'every invoice and credit note is as it was issued, and chained to the one before it'

/** Tables that are only added to, and whose changes triggers refuse. */
export const frozen = [
  'invoices',
  'credit_notes',
  'invoice_series',
  'receipt_vouchers',
  'refund_vouchers',
  'voucher_series',
  'order_moves',
  'stock_movements',
  'journal',
  'counter_payments',
  'till_rows',
  'z_reports',
  'run_hand_ins',
  'run_cash',
  'commands',
  'changes',
  'history_seals',
  'locked_months',
  'unlocked_months',
  'return_round_offs',
  'settlements',
  'settlement_rows',
]

/** Rules that must hold of tax invoices and credit notes (CGST Rules 46 and 53) at every moment between two transactions. */
export const invoiceChecks: readonly MoneyCheck[] = [
  {
    // a beginning that was changed in the middle of a year used to continue the count of the one before
    rule: 'invoices and credit notes of a series are numbered from 1 without a gap, in the order of their dates',
    faults: `
      WITH papers AS (${papers}), in_order AS (
        SELECT kind, financial_year, letters, number, count, issued_at, count - row_number() OVER series AS missing,
          count - row_number() OVER series - first_value(count) OVER series + 1 AS gap, lag(issued_at) OVER series AS before
        FROM papers WINDOW series AS (PARTITION BY kind, letters, financial_year ORDER BY count)
      )
      SELECT number AS what FROM in_order o WHERE issued_at < before OR gap <> 0
        OR number NOT LIKE letters || '/%' OR split_part(number, '/', 3)::int <> count
        OR missing <> 0 AND NOT EXISTS (SELECT FROM papers p WHERE p.kind = o.kind AND p.financial_year = o.financial_year
          AND p.letters <> o.letters AND p.count = o.missing)
      UNION SELECT s.kind || ' ' || s.financial_year FROM invoice_series s
      WHERE s.last_number <> (SELECT count(*) FROM papers p WHERE p.kind = s.kind AND p.financial_year = s.financial_year)
      UNION SELECT p.number FROM papers p WHERE NOT EXISTS (
        SELECT FROM invoice_series s WHERE s.kind = p.kind AND s.financial_year = p.financial_year)`,
  },
  {
    rule: chainRule,
    faults: `
      WITH papers AS (${papers})
      SELECT number AS what FROM (
        SELECT number, hash IS DISTINCT FROM ${paperHash} OR CASE WHEN person_salt IS NULL
          THEN document #>> '{recipient,name}' IS DISTINCT FROM '(forgotten)' OR document #> '{recipient,address}' <> '[]'
            OR document #>> '{recipient,phone}' <> ''
          ELSE person_hash IS DISTINCT FROM ${personHash} END AS altered
        FROM papers WINDOW series AS (PARTITION BY kind, letters, financial_year ORDER BY count)
      ) p WHERE altered`,
  },
  {
    rule: 'the database refuses to change or empty what is only added to',
    faults: `
      SELECT kept AS what FROM unnest(ARRAY['${frozen.join(`', '`)}']) AS kept
      WHERE (SELECT bit_or(tgtype::int) & 56 FROM pg_trigger WHERE tgrelid = to_regclass(kept) AND NOT tgisinternal
        AND tgenabled IN ('O', 'A') AND tgtype::int & 2 = 2 AND tgname ~ 'keep|append_only|not_emptied') IS DISTINCT FROM 56`,
  },
  {
    rule: 'every confirmed order has one invoice that holds, no other order has one',
    faults: `
      SELECT o.number AS what FROM orders o LEFT JOIN invoices i ON i.order_id = o.id AND ${holds}
      WHERE (i.order_id IS NOT NULL) <> EXISTS (
        SELECT FROM order_moves m WHERE m.order_id = o.id AND m.to_status = 'confirmed')
        OR i.order_id IS NULL AND o.status NOT IN ('pending', 'cancelled')
      UNION SELECT o.number FROM orders o JOIN invoices i ON i.order_id = o.id AND ${holds} GROUP BY o.id HAVING count(*) > 1`,
  },
  {
    rule: 'an invoice that is replaced is of the same order, costs the same, and one credit note takes back all of it',
    faults: `
      SELECT n.number AS what FROM invoices n LEFT JOIN invoices i ON i.number = n.document #>> '{replaces,number}'
        AND i.order_id = n.order_id AND i.document #> '{totals,total}' = n.document #> '{totals,total}' AND i.issued_at <= n.issued_at
      WHERE n.document ? 'replaces' AND 1 IS DISTINCT FROM (
        SELECT count(*) FILTER (WHERE c.document ->> 'reason' = 'rate_changed' AND c.document -> 'lines' = i.document -> 'lines')
          + count(*) FILTER (WHERE c.document ->> 'reason' <> 'rate_changed') * 2
        FROM credit_notes c WHERE c.order_id = i.order_id AND c.document #>> '{against,number}' = i.number)`,
  },
  {
    rule: 'every invoice adds up to what its order costs, and to the tax in its lines',
    faults: `
      SELECT i.number AS what FROM invoices i JOIN orders o ON o.id = i.order_id
      CROSS JOIN LATERAL (
        SELECT sum((l ->> 'total')::bigint) AS total, sum((l ->> 'taxable')::bigint) AS taxable,
          sum((l ->> 'cgst')::bigint) AS cgst, sum((l ->> 'sgst')::bigint) AS sgst, sum((l ->> 'igst')::bigint) AS igst,
          sum(coalesce((l ->> 'roundOff')::bigint, 0)) AS round_off
        FROM jsonb_array_elements(i.document -> 'lines') l
      ) lines
      WHERE i.document ->> 'number' <> i.number OR i.document #>> '{order,number}' <> o.number
        OR o.payable <> (i.document #>> '{totals,total}')::bigint OR o.payable <> lines.total
        OR lines.total <> lines.taxable + lines.cgst + lines.sgst + lines.igst + lines.round_off
        OR lines.taxable <> (i.document #>> '{totals,taxable}')::bigint`,
  },
  {
    rule: 'a paper that says TEST is about a test payment, in a series of its own',
    faults: `
      WITH papers AS (${papers})
      SELECT d.number AS what FROM papers d
      WHERE d.document ? 'test' <> (d.letters IN ('TEST', 'TSCN'))
        OR d.document ? 'test' AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = d.order_id AND p.is_test)`,
  },
  {
    // orders sold before the tax of the delivery was theirs name that of their goods: all lines of the invoice but the last
    rule: 'every order names the tax that its invoice names, by head',
    faults: `
      SELECT i.number AS what FROM invoices i JOIN orders o ON o.id = i.order_id
      CROSS JOIN LATERAL (
        SELECT sum((l ->> 'cgst')::bigint) AS cgst, sum((l ->> 'sgst')::bigint) AS sgst, sum((l ->> 'igst')::bigint) AS igst
        FROM jsonb_array_elements(i.document -> 'lines') WITH ORDINALITY AS each (l, position)
        WHERE o.delivery_line IS NOT NULL OR position <= (SELECT count(*) FROM order_lines WHERE order_id = o.id)
      ) lines
      WHERE ${holds} AND (o.cgst, o.sgst, o.igst) IS DISTINCT FROM (lines.cgst, lines.sgst, lines.igst)`,
  },
]
