-- Pieces that a thing began with, and what one of them had cost before any bill said it, in paise without GST; null: nobody has said.
CREATE TABLE stock_openings (
  stock_item_id bigint PRIMARY KEY REFERENCES stock_items,
  pieces int CHECK (pieces >= 0),
  cost bigint CHECK (cost >= 0)
);
CREATE TRIGGER stock_openings_by_command BEFORE INSERT OR UPDATE OR DELETE ON stock_openings
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_reason_check;
ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_reason_check
  CHECK (reason IN ('damaged', 'lost', 'found', 'returned', 'own_use', 'sample', 'count', 'opening')) NOT VALID;
