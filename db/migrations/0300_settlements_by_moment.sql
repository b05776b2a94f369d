-- The list of settlements is walked from the newest on, and one is found by the last signs of its UTR, without reading all rows ever
-- (docs/decisions/178).
CREATE INDEX settlement_rows_newest ON settlement_rows ((coalesce(settled_at, '-infinity'::timestamptz)), settlement_id);
CREATE INDEX settlement_rows_utr_end ON settlement_rows ((reverse(upper(utr))) COLLATE "C");
