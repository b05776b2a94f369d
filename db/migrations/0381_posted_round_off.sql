-- The tax of a return is derived row by row, that of documents line by line: the paise between them are posted as Round off when the
-- month is locked, and reversed when it is unlocked (docs/decisions/197).
CREATE TABLE return_round_offs (
  month text NOT NULL,
  gstin text NOT NULL,
  version int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('posted', 'reversed')),
  -- paise: tax of the return less that of the documents, by head; of what is reversed with the other sign
  igst bigint NOT NULL,
  cgst bigint NOT NULL,
  sgst bigint NOT NULL,
  posted_at timestamptz NOT NULL,
  PRIMARY KEY (month, gstin, version, kind),
  FOREIGN KEY (month, gstin, version) REFERENCES locked_months
);
CREATE TRIGGER return_round_offs_by_command BEFORE INSERT ON return_round_offs
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER keep_return_round_offs BEFORE UPDATE OR DELETE ON return_round_offs
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
CREATE TRIGGER return_round_offs_not_emptied BEFORE TRUNCATE ON return_round_offs
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON return_round_offs FROM shop_app;
  END IF;
END $$;
