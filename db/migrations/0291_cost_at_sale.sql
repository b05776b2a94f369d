-- What a piece of a line had cost the shop when it was sold: the average of its bills then, in paise. NULL: no bill had told it, or the
-- line is older than this column.
ALTER TABLE order_lines ADD COLUMN cost bigint CHECK (cost >= 0);
