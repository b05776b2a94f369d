-- An account keeps several firms, each with its billing address and its own delivery addresses (docs/decisions/198). Made since the
-- newest release, so the table of the one firm may change at will.
ALTER TABLE buyer_firms
  DROP CONSTRAINT buyer_firms_pkey,
  ADD COLUMN id text,
  ADD COLUMN billing jsonb,
  ADD COLUMN is_default boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN created_at timestamptz;
UPDATE buyer_firms SET id = gen_random_uuid()::text, created_at = used_at;
ALTER TABLE buyer_firms
  ALTER COLUMN id SET NOT NULL,
  ALTER COLUMN created_at SET NOT NULL,
  ADD PRIMARY KEY (id),
  ADD CONSTRAINT buyer_firms_once UNIQUE (user_id, gstin);
CREATE UNIQUE INDEX buyer_firms_default ON buyer_firms (user_id) WHERE is_default;

-- A delivery address of a firm; null: one of the account's own.
ALTER TABLE addresses ADD COLUMN firm_id text REFERENCES buyer_firms ON DELETE CASCADE;
CREATE INDEX addresses_of_firm ON addresses (firm_id) WHERE firm_id IS NOT NULL;

-- The firm and its billing address as a quotation names them; null: it knows a GSTIN at most.
ALTER TABLE quotes ADD COLUMN firm jsonb;

-- No paper names another place of supply than the order of a firm that has goods delivered to somebody else (IGST Act s.10(1)(b)):
-- not even a process of a former version, which knows nothing of it.
CREATE OR REPLACE FUNCTION add_buyer_to_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  firm jsonb := (SELECT buyer_firm FROM orders WHERE id = NEW.order_id);
BEGIN
  IF firm IS NOT NULL AND NOT NEW.document ? 'buyer' THEN
    NEW.document := NEW.document || jsonb_build_object('buyer', firm);
  END IF;
  IF firm ->> 'shipTo' = 'third_party' AND NEW.document #>> '{placeOfSupply,stateCode}' <> left(firm ->> 'gstin', 2) THEN
    RAISE EXCEPTION 'the place of supply of order % is the state of its GSTIN', NEW.order_id;
  END IF;
  RETURN NEW;
END $$;
