-- What a person of the shop wants to be told, and how; who has no row is told what their roles bring.
CREATE TABLE alert_wishes (
  staff_id text PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
  -- by kind and way, as in shared/office/alert-kinds
  wishes jsonb NOT NULL,
  -- minutes since midnight, Indian time: between them nothing rings; both or neither
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_until smallint CHECK (quiet_until BETWEEN 0 AND 1439),
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);
CREATE TRIGGER alert_wishes_by_command BEFORE INSERT OR DELETE OR UPDATE ON alert_wishes
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

-- A browser that takes alerts while the back office is closed (Web Push, RFC 8030).
CREATE TABLE push_devices (
  -- made of the address by a hash, so that a browser knows its own
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff ON DELETE CASCADE,
  -- where its push service takes messages; who has it and both keys may write to it
  endpoint text NOT NULL UNIQUE,
  p256dh bytea NOT NULL,
  auth bytea NOT NULL,
  -- in words: "Chrome on Android"
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  last_sent_at timestamptz,
  last_error text
);
CREATE INDEX push_devices_of ON push_devices (staff_id);

-- Messages on their way to a browser. An event reaches each of them once.
CREATE TABLE push_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_key text NOT NULL UNIQUE,
  device_id text NOT NULL REFERENCES push_devices ON DELETE CASCADE,
  kind text NOT NULL,
  -- the order that it is about: once somebody has seen it, it is not sent any more
  order_id text REFERENCES orders ON DELETE CASCADE,
  -- what is shown: no name, no phone number, no address
  message jsonb NOT NULL,
  due_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 0,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_notes_due ON push_notes (due_at) WHERE sent_at IS NULL;
CREATE INDEX push_notes_sent ON push_notes (sent_at DESC) WHERE sent_at IS NOT NULL;

-- How far a new order has been heard: seen by whoever opened or moved it, else the next person is called.
CREATE TABLE order_alerts (
  order_id text PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  -- how many times somebody was called
  calls smallint NOT NULL DEFAULT 0,
  -- null: nobody is called any more
  due_at timestamptz,
  seen_at timestamptz,
  seen_by text REFERENCES staff ON DELETE SET NULL
);
CREATE INDEX order_alerts_due ON order_alerts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX order_alerts_unseen ON order_alerts (order_id) WHERE seen_at IS NULL;
CREATE INDEX outbox_staff_alerts ON outbox (sent_at DESC) WHERE kind = 'staff_alert';
