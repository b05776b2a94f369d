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
]
