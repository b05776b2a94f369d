-- Runs: parcels that a person of the shop brings to the customers, what became of each, and the cash that they take (docs/decisions/199).
CREATE TABLE runs (
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  -- Indian day
  day date NOT NULL,
  -- of the person's day, from 1
  tour int NOT NULL CHECK (tour > 0),
  created_at timestamptz NOT NULL,
  -- handed in: nothing of it changes any more
  closed_at timestamptz,
  UNIQUE (staff_id, day, tour)
);
CREATE UNIQUE INDEX runs_one_open ON runs (staff_id, day) WHERE closed_at IS NULL;

CREATE TABLE run_stops (
  id text PRIMARY KEY,
  run_id text NOT NULL REFERENCES runs,
  order_id text NOT NULL REFERENCES orders,
  -- number of the parcel; NULL: the order travels whole
  parcel int,
  place int NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'delivered', 'cash', 'upi', 'refused', 'again', 'off')),
  -- paise that were collected
  amount bigint CHECK (amount > 0),
  reference text,
  reason text,
  -- by the clock of the phone, where that can be; recorded_at: when the shop learned of it
  marked_at timestamptz,
  recorded_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((amount IS NOT NULL) = (state IN ('cash', 'upi'))),
  CHECK ((reference IS NOT NULL) = (state = 'upi')),
  CHECK ((reason IS NOT NULL) = (state = 'refused'))
);
CREATE UNIQUE INDEX run_stops_one_open ON run_stops (order_id, coalesce(parcel, 0)) WHERE state = 'open';
CREATE INDEX run_stops_run ON run_stops (run_id);
CREATE INDEX run_stops_order ON run_stops (order_id);

-- Cash of a run that was counted, as it was then; amounts in paise.
CREATE TABLE run_hand_ins (
  run_id text PRIMARY KEY REFERENCES runs,
  collected bigint NOT NULL CHECK (collected >= 0),
  counted bigint NOT NULL CHECK (counted >= 0),
  reason text,
  by_name text NOT NULL,
  -- NULL: no till was open
  till_id text REFERENCES tills,
  created_at timestamptz NOT NULL,
  CHECK ((counted = collected) = (reason IS NULL))
);

-- Journal of the cash that people of the shop carry, in paise: what they took is above 0, what they handed in below. Of a run that was
-- handed in it adds up to nothing; the difference is counted less collected.
CREATE TABLE run_cash (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id text NOT NULL REFERENCES runs,
  stop_id text REFERENCES run_stops,
  kind text NOT NULL CHECK (kind IN ('collected', 'taken_back', 'handed_in', 'difference')),
  amount bigint NOT NULL CHECK (amount <> 0),
  created_at timestamptz NOT NULL,
  CHECK ((stop_id IS NOT NULL) = (kind IN ('collected', 'taken_back')))
);
CREATE INDEX run_cash_run ON run_cash (run_id);
CREATE INDEX run_cash_at ON run_cash (created_at);

CREATE FUNCTION keep_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.closed_at IS NULL AND to_jsonb(NEW) - 'closed_at' = to_jsonb(OLD) - 'closed_at' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a run is only closed' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_runs BEFORE UPDATE OR DELETE ON runs FOR EACH ROW EXECUTE FUNCTION keep_run();

CREATE FUNCTION keep_stops_of_closed_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR EXISTS (SELECT FROM runs WHERE id = NEW.run_id AND closed_at IS NOT NULL)
    OR TG_OP = 'UPDATE' AND OLD.run_id <> NEW.run_id THEN
    RAISE EXCEPTION 'stops of a run are marked until it is handed in' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_run_stops BEFORE INSERT OR UPDATE OR DELETE ON run_stops
  FOR EACH ROW EXECUTE FUNCTION keep_stops_of_closed_run();

CREATE TRIGGER runs_by_command BEFORE INSERT OR UPDATE ON runs FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER run_stops_by_command BEFORE INSERT OR UPDATE ON run_stops FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER run_hand_ins_by_command BEFORE INSERT ON run_hand_ins FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER run_cash_by_command BEFORE INSERT ON run_cash FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['run_hand_ins', 'run_cash'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()', 'keep_' || kept, kept);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()', kept || '_not_emptied', kept);
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM shop_app', kept);
    END IF;
  END LOOP;
END $$;
