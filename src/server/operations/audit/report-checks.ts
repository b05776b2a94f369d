import type { MoneyCheck } from './money-checks.ts'

/** Rules that must hold of what reports add up (docs/decisions/206): it is what the frozen papers say. */
export const reportChecks: readonly MoneyCheck[] = [
  {
    rule: 'reports have each invoice and credit note once, with its amounts and all its goods',
    faults: `
      SELECT coalesce(p.number, r.number) AS what
      FROM (SELECT 1 AS sign, number, document FROM invoices UNION ALL SELECT -1, number, document FROM credit_notes) p
        FULL JOIN report_papers r ON r.sign = p.sign AND r.number = p.number
      WHERE ((p.document #>> '{totals,total}')::bigint, (p.document #>> '{totals,taxable}')::bigint)
          IS DISTINCT FROM (r.total, r.taxable)
        OR r.delivery + (SELECT coalesce(sum(l.total), 0) FROM report_lines l WHERE l.paper = r.id) <> r.total`,
  },
]
