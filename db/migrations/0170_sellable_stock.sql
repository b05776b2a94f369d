-- What can be bought of the pieces that are free: whole packs, and no fewer than are sold at once (domain/pricing/sold-quantities).

CREATE FUNCTION least_quantity(minimum int, multiple int) RETURNS int IMMUTABLE PARALLEL SAFE LANGUAGE sql
  RETURN (minimum + multiple - 1) / multiple * multiple;

CREATE FUNCTION sellable(free int, minimum int, multiple int) RETURNS int IMMUTABLE PARALLEL SAFE LANGUAGE sql
  RETURN CASE WHEN free >= least_quantity(minimum, multiple) THEN free - free % multiple ELSE 0 END;
