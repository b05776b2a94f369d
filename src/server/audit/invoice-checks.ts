import type { MoneyCheck } from './money-checks.ts'

/** The numbered papers of every financial year, with the count at the end of each number. */
const papers = `
  SELECT 'invoice' AS kind, financial_year, number, split_part(number, '/', 3)::int AS count, issued_at FROM invoices
  UNION ALL
  SELECT 'credit_note', financial_year, number, split_part(number, '/', 3)::int, issued_at FROM credit_notes`

/** What must hold of tax invoices and credit notes (CGST Rules 46 and 53) at every moment between two transactions. */
export const invoiceChecks: readonly MoneyCheck[] = [
  {
    rule: 'invoices and credit notes of a year are numbered from 1 without a gap, in the order of their dates',
    faults: `
      WITH papers AS (${papers}), in_order AS (
        SELECT kind, financial_year, number, count, issued_at, row_number() OVER series AS position, lag(issued_at) OVER series AS before FROM papers
        WINDOW series AS (PARTITION BY kind, financial_year ORDER BY count)
      )
      SELECT number AS what FROM in_order WHERE count <> position OR issued_at < before
      UNION SELECT s.kind || ' ' || s.financial_year FROM invoice_series s
      WHERE s.last_number <> (SELECT count(*) FROM papers p WHERE p.kind = s.kind AND p.financial_year = s.financial_year)
      UNION SELECT p.number FROM papers p WHERE NOT EXISTS (
        SELECT FROM invoice_series s WHERE s.kind = p.kind AND s.financial_year = p.financial_year)`,
  },
  {
    rule: 'every confirmed order has one invoice, no other order has one',
    faults: `
      SELECT o.number AS what FROM orders o LEFT JOIN invoices i ON i.order_id = o.id
      WHERE (i.order_id IS NOT NULL) <> EXISTS (
        SELECT FROM order_moves m WHERE m.order_id = o.id AND m.to_status = 'confirmed')
        OR i.order_id IS NULL AND o.status NOT IN ('pending', 'cancelled')`,
  },
  {
    rule: 'every invoice adds up to what its order costs, and to the tax in its lines',
    faults: `
      SELECT i.number AS what FROM invoices i JOIN orders o ON o.id = i.order_id
      CROSS JOIN LATERAL (
        SELECT sum((l ->> 'total')::bigint) AS total, sum((l ->> 'taxable')::bigint) AS taxable,
          sum((l ->> 'cgst')::bigint) AS cgst, sum((l ->> 'sgst')::bigint) AS sgst, sum((l ->> 'igst')::bigint) AS igst
        FROM jsonb_array_elements(i.document -> 'lines') l
      ) lines
      WHERE i.document ->> 'number' <> i.number OR i.document #>> '{order,number}' <> o.number
        OR o.payable <> (i.document #>> '{totals,total}')::bigint OR o.payable <> lines.total
        OR lines.total <> lines.taxable + lines.cgst + lines.sgst + lines.igst
        OR lines.taxable <> (i.document #>> '{totals,taxable}')::bigint`,
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
      WHERE (o.cgst, o.sgst, o.igst) IS DISTINCT FROM (lines.cgst, lines.sgst, lines.igst)`,
  },
  {
    rule: 'an invoiced order that came back has one credit note, of its whole invoice; no other order has one',
    faults: `
      SELECT o.number AS what FROM orders o
      LEFT JOIN invoices i ON i.order_id = o.id LEFT JOIN credit_notes c ON c.order_id = o.id
      WHERE (c.order_id IS NOT NULL) <> (i.order_id IS NOT NULL AND o.status IN ('cancelled', 'returned'))
        OR c.document ->> 'number' <> c.number OR c.document #>> '{against,number}' <> i.number
        OR c.document -> 'lines' <> i.document -> 'lines' OR c.document -> 'totals' <> i.document -> 'totals'`,
  },
]
