/** Rules that must hold of suppliers' bills: a row for each fault, named. */
export const buyingChecks = [
  {
    rule: 'what a supplier’s bill says came in is in the stock ledger, and out of it again where it was taken back',
    faults: `
      WITH billed AS (
        SELECT r.bill_number, b.command_id, l.stock_item_id, b.way * sum(l.quantity) AS pieces
        FROM receipts r JOIN receipt_lines l ON l.receipt_id = r.id
        CROSS JOIN LATERAL (VALUES (r.command_id, 1), (r.withdrawn_command_id, -1)) AS b (command_id, way)
        WHERE b.command_id IS NOT NULL GROUP BY r.id, b.command_id, b.way, l.stock_item_id
      ), moved AS (
        SELECT command_id, stock_item_id, sum(on_hand_change) AS pieces FROM stock_movements
        WHERE command_id IN (SELECT command_id FROM billed) GROUP BY command_id, stock_item_id
      )
      SELECT coalesce(b.bill_number, m.command_id) AS what
      FROM billed b FULL JOIN moved m ON m.command_id = b.command_id AND m.stock_item_id = b.stock_item_id
      WHERE b.pieces IS DISTINCT FROM m.pieces`,
  },
]
