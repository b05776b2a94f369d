import type { MoneyCheck } from './money-checks.ts'

/** Rules of runs and the cash of them that must hold at every moment between two transactions. */
export const runChecks: readonly MoneyCheck[] = [
  {
    rule: 'the journal of a run has the cash of its stops, and adds up to nothing once it is handed in',
    faults: `
      SELECT st.name || ', ' || r.day AS what FROM runs r JOIN staff st ON st.id = r.staff_id
      LEFT JOIN run_hand_ins h ON h.run_id = r.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE kind IN ('collected', 'taken_back')), 0) AS collected,
          coalesce(sum(amount) FILTER (WHERE kind = 'handed_in'), 0) AS handed_in, coalesce(sum(amount), 0) AS left
        FROM run_cash c WHERE c.run_id = r.id) c
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS cash FROM run_stops s WHERE s.run_id = r.id AND s.state = 'cash') s
      WHERE c.collected <> s.cash OR (h.run_id IS NULL) <> (r.closed_at IS NULL)
        OR CASE WHEN h.run_id IS NULL THEN c.handed_in <> 0 OR c.left <> c.collected
          ELSE c.left <> 0 OR c.collected <> h.collected OR -c.handed_in <> h.counted END`,
  },
  {
    rule: 'what was collected at a stop is what its order or parcel says, paid in the same way',
    faults: `
      SELECT o.number AS what FROM run_stops s JOIN orders o ON o.id = s.order_id
      LEFT JOIN parcels c ON c.order_id = s.order_id AND c.number = s.parcel
      WHERE s.state IN ('cash', 'upi') AND (
        s.amount IS DISTINCT FROM CASE WHEN s.parcel IS NULL THEN o.payable ELSE c.collect END
        OR CASE s.state WHEN 'cash' THEN 'cash' ELSE 'online' END
          IS DISTINCT FROM CASE WHEN s.parcel IS NULL THEN o.collected_as ELSE c.collected_as END)`,
  },
  {
    rule: 'cash that was handed in lies in the till that was open',
    faults: `
      SELECT t.id AS what FROM tills t
      CROSS JOIN LATERAL (SELECT coalesce(sum(counted), 0) AS counted FROM run_hand_ins WHERE till_id = t.id) h
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS booked FROM till_rows WHERE till_id = t.id AND kind = 'in') b
      WHERE h.counted > b.booked`,
  },
]
