-- The owner writes rules of what fits what (docs/decisions/103): a sentence of theirs stands above the numbers of a warning.
ALTER TABLE fit_rules ADD COLUMN words text NOT NULL DEFAULT '';
