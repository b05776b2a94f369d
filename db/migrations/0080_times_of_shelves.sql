-- Where shoppers browse comes and goes by the clock, too. Processes of the former version show all of it meanwhile.
-- Shown from starts_at on, and before ends_at; null: from ever, for ever.
ALTER TABLE categories
  ADD COLUMN starts_at timestamptz, ADD COLUMN ends_at timestamptz, ADD CHECK (ends_at > starts_at);
ALTER TABLE subcategories
  ADD COLUMN starts_at timestamptz, ADD COLUMN ends_at timestamptz, ADD CHECK (ends_at > starts_at);
ALTER TABLE brands
  ADD COLUMN starts_at timestamptz, ADD COLUMN ends_at timestamptz, ADD CHECK (ends_at > starts_at);
