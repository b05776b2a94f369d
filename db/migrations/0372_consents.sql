-- What people agreed to: for which purpose, at which words, when, and since when no more (DPDP Act 2023, s. 6; docs/decisions/196).
CREATE TABLE consents (
  id text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('account', 'newsletter', 'back_in_stock', 'messages')),
  user_id text REFERENCES users,
  email text,
  phone text,
  -- the day of the words, and the words as they were shown
  version text NOT NULL,
  words text NOT NULL CHECK (words <> ''),
  -- where it was given: a form that anybody may fill in, or a signed-in account
  way text NOT NULL CHECK (way IN ('form', 'account')),
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz CHECK (withdrawn_at >= given_at),
  CHECK (num_nonnulls(user_id, email, phone) > 0)
);
-- one that stands is written once
CREATE UNIQUE INDEX consents_standing ON consents (purpose, version, coalesce(user_id, ''), coalesce(email, ''))
  WHERE withdrawn_at IS NULL;
CREATE INDEX consents_of_user ON consents (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX consents_of_email ON consents (email) WHERE email IS NOT NULL;
CREATE INDEX consents_of_phone ON consents (phone) WHERE phone IS NOT NULL;

-- What was agreed to stays as it was: only its end is written, once.
CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.withdrawn_at IS NOT NULL
    OR (to_jsonb(NEW) - 'withdrawn_at') IS DISTINCT FROM (to_jsonb(OLD) - 'withdrawn_at') THEN
    RAISE EXCEPTION 'a consent does not change';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_consent BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION keep_consent();
