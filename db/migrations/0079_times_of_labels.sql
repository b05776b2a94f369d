-- A label that comes and goes by the clock, such as "Diwali offer". Processes of the former version show it at all times meanwhile.
-- Shown from starts_at on, and before ends_at; null: from ever, for ever.
ALTER TABLE labels
  ADD COLUMN starts_at timestamptz, ADD COLUMN ends_at timestamptz, ADD CHECK (ends_at > starts_at);
