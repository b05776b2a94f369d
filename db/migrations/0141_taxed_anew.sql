-- An order that was taxed anew at its confirmation, because a rate had changed since it was placed (CGST Act s.14): position, former
-- and present rate of each line. NULL: as it was placed.
ALTER TABLE orders ADD COLUMN taxed_anew jsonb;
