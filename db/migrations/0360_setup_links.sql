-- The one-time link that a set-up link made, for the first owner: there is one at a time, and it ends with the first owner
-- (docs/decisions/192).
ALTER TABLE staff_links ADD COLUMN is_set_up boolean NOT NULL DEFAULT false;
