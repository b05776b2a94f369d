-- What a piece of a line had cost the shop when it was sold: the average of its bills then, in paise. NULL: no bill had told it, or the
-- line is older than this column.
ALTER TABLE order_lines ADD COLUMN cost bigint, ADD CONSTRAINT order_lines_cost_check CHECK (cost >= 0) NOT VALID;
