-- Goods that a customer brought back and that can be sold again: a reason of its own for more pieces.
ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_reason_check;
ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_reason_check
  CHECK (reason IN ('damaged', 'lost', 'found', 'returned', 'own_use', 'sample', 'count')) NOT VALID;
