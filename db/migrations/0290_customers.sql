-- Customers as the office lists them: what is found, filtered and sorted by, one row for each open account. Kept from what follows by
-- shoppers/customers/keep-customers.ts, which takes the accounts that customer_changes names. Amounts in paise.
CREATE TABLE customer_sums (
  user_id text PRIMARY KEY REFERENCES users,
  since timestamptz NOT NULL,
  -- as it is sorted: small letters
  name text NOT NULL,
  -- of the last order, else of the last saved address
  city text NOT NULL,
  state text NOT NULL,
  -- the firm that the account bought for last; '': none
  firm text NOT NULL,
  -- not cancelled
  orders int NOT NULL,
  cancelled int NOT NULL,
  returned int NOT NULL,
  -- cash orders that were not taken at the door
  refused int NOT NULL,
  -- of orders that were not cancelled, refused or paid by a test, less their credit notes
  spent bigint NOT NULL,
  first_order_at timestamptz,
  last_order_at timestamptz,
  -- what is searched: name, cities, firm, GSTIN
  words text NOT NULL,
  -- phone number and email
  contact text NOT NULL
);
CREATE INDEX customer_sums_newest ON customer_sums (since, user_id);
CREATE INDEX customer_sums_name ON customer_sums (name COLLATE "C", user_id);
CREATE INDEX customer_sums_spent ON customer_sums (spent, user_id);
CREATE INDEX customer_sums_last_order ON customer_sums (last_order_at, user_id) WHERE last_order_at IS NOT NULL;
CREATE INDEX customer_sums_firms ON customer_sums (since, user_id) WHERE firm <> '';
CREATE INDEX customer_sums_refused ON customer_sums (since, user_id) WHERE refused > 0;
CREATE INDEX customer_sums_words ON customer_sums USING gin (words gin_trgm_ops, contact gin_trgm_ops);
CREATE INDEX customer_sums_phone_end ON customer_sums (right(split_part(contact, ' ', 1), 4));

-- What people of the shop say of a customer. No row: nothing.
CREATE TABLE customer_marks (
  user_id text PRIMARY KEY REFERENCES users,
  note text NOT NULL DEFAULT '',
  tags text[] NOT NULL DEFAULT '{}',
  -- the customer pays online: no cash on delivery
  cash_blocked boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1
);
CREATE INDEX customer_marks_tags ON customer_marks USING gin (tags);
CREATE INDEX customer_marks_blocked ON customer_marks (user_id) WHERE cash_blocked;
CREATE TRIGGER customer_marks_by_command BEFORE INSERT OR UPDATE ON customer_marks
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

-- Accounts whose row in customer_sums is old. Only added to, so that who writes waits for nobody.
CREATE TABLE customer_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL
);
CREATE FUNCTION note_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    INSERT INTO customer_changes (user_id) VALUES (NEW.id);
  ELSIF TG_TABLE_NAME = 'credit_notes' THEN
    INSERT INTO customer_changes (user_id) SELECT user_id FROM orders WHERE id = NEW.order_id AND user_id IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO customer_changes (user_id) VALUES (OLD.user_id);
  ELSIF NEW.user_id IS NOT NULL THEN
    INSERT INTO customer_changes (user_id) VALUES (NEW.user_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_note_customer AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION note_customer();
CREATE TRIGGER users_changed_note_customer AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.username, OLD.phonenumber, OLD.email, OLD.erased_at)
    IS DISTINCT FROM (NEW.username, NEW.phonenumber, NEW.email, NEW.erased_at))
  EXECUTE FUNCTION note_customer();
CREATE TRIGGER addresses_note_customer AFTER INSERT OR UPDATE OR DELETE ON addresses
  FOR EACH ROW EXECUTE FUNCTION note_customer();
CREATE TRIGGER buyer_firms_note_customer AFTER INSERT OR DELETE ON buyer_firms
  FOR EACH ROW EXECUTE FUNCTION note_customer();
CREATE TRIGGER buyer_firms_changed_note_customer AFTER UPDATE ON buyer_firms FOR EACH ROW
  WHEN ((OLD.gstin, OLD.legal_name) IS DISTINCT FROM (NEW.gstin, NEW.legal_name)) EXECUTE FUNCTION note_customer();
CREATE TRIGGER orders_note_customer AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_customer();
CREATE TRIGGER orders_changed_note_customer AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.user_id, OLD.status, OLD.payment_status, OLD.payable, OLD.delivery_address)
    IS DISTINCT FROM (NEW.user_id, NEW.status, NEW.payment_status, NEW.payable, NEW.delivery_address))
  EXECUTE FUNCTION note_customer();
CREATE TRIGGER credit_notes_note_customer AFTER INSERT ON credit_notes FOR EACH ROW EXECUTE FUNCTION note_customer();

INSERT INTO customer_changes (user_id) SELECT id FROM users WHERE erased_at IS NULL;
