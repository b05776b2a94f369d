import type { MoneyCheck } from './money-checks.ts'

/** Rules that must hold of locked months, whose returns were filed. */
export const monthChecks: readonly MoneyCheck[] = [
  {
    rule: 'a locked month has the papers that its kept return was made of, and the return is as it was kept',
    faults: `
      SELECT l.month || ' ' || l.gstin AS what FROM locked_months l CROSS JOIN LATERAL digest_of_papers(l.month, l.gstin) d
      WHERE sha256(l.file) <> l.file_digest OR (d.papers, d.digest) IS DISTINCT FROM (l.papers, l.papers_digest) AND NOT EXISTS (
        SELECT FROM unlocked_months u WHERE (u.month, u.gstin, u.version) = (l.month, l.gstin, l.version))`,
  },
  {
    rule: 'the round off of a return is posted while its month is locked, and reversed to nothing once it is not',
    faults: `
      SELECT p.month || ' ' || p.gstin AS what FROM return_round_offs p
      LEFT JOIN return_round_offs r ON (r.month, r.gstin, r.version) = (p.month, p.gstin, p.version) AND r.kind = 'reversed'
      LEFT JOIN unlocked_months u ON (u.month, u.gstin, u.version) = (p.month, p.gstin, p.version)
      WHERE p.kind = 'posted' AND ((u.month IS NULL) <> (r.month IS NULL)
        OR (p.igst, p.cgst, p.sgst) <> (-r.igst, -r.cgst, -r.sgst))`,
  },
]
