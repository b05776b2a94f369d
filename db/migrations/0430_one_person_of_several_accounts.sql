-- Accounts that people of the shop merged: one customer for the office, for cash and its limits. Each keeps its own sign-in, orders,
-- addresses and marks: nothing of an account moves (docs/decisions/210). A tree: the account without a row is the customer.
CREATE TABLE customer_links (
  account_id text PRIMARY KEY REFERENCES users,
  same_as text NOT NULL REFERENCES users,
  CHECK (account_id <> same_as)
);
COMMENT ON TABLE customer_links IS 'Accounts that are the same person as another one, said by people of the shop.';
CREATE INDEX customer_links_same_as ON customer_links (same_as);
-- an erasure gives the accounts below it another head: that is no command
CREATE TRIGGER customer_links_by_command BEFORE INSERT ON customer_links
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

-- The account that stands for a person: the account itself, where it is merged into none.
CREATE FUNCTION main_account(account text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE up(id) AS (
    SELECT account
    UNION SELECT l.same_as FROM customer_links l JOIN up ON l.account_id = up.id)
  SELECT id FROM up WHERE NOT EXISTS (SELECT FROM customer_links l WHERE l.account_id = up.id) LIMIT 1 $$;

-- All accounts of a person, whichever of them is asked for; of nobody {NULL}, which equals no account.
CREATE FUNCTION accounts_of_person(account text) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE down(id) AS (
    SELECT main_account(account)
    UNION SELECT l.account_id FROM customer_links l JOIN down ON l.same_as = down.id)
  SELECT array_agg(id) FROM down $$;

-- The list of customers follows both sides of a merge, and an order that is given to an account or taken from it.
CREATE OR REPLACE FUNCTION note_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    INSERT INTO customer_changes (user_id) VALUES (NEW.id);
  ELSIF TG_TABLE_NAME = 'credit_notes' THEN
    INSERT INTO customer_changes (user_id) SELECT user_id FROM orders WHERE id = NEW.order_id AND user_id IS NOT NULL;
  ELSIF TG_TABLE_NAME = 'customer_links' THEN
    IF TG_OP <> 'DELETE' THEN INSERT INTO customer_changes (user_id) VALUES (NEW.account_id), (NEW.same_as); END IF;
    IF TG_OP <> 'INSERT' THEN INSERT INTO customer_changes (user_id) VALUES (OLD.account_id), (OLD.same_as); END IF;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO customer_changes (user_id) VALUES (OLD.user_id);
  ELSE
    IF NEW.user_id IS NOT NULL THEN INSERT INTO customer_changes (user_id) VALUES (NEW.user_id); END IF;
    IF TG_OP = 'UPDATE' AND OLD.user_id IS DISTINCT FROM NEW.user_id AND OLD.user_id IS NOT NULL THEN
      INSERT INTO customer_changes (user_id) VALUES (OLD.user_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER customer_links_note_customer AFTER INSERT OR UPDATE OR DELETE ON customer_links
  FOR EACH ROW EXECUTE FUNCTION note_customer();

-- The cash of a day is that of the person, whichever of the accounts bought (Income-tax Act 2025, s.186).
CREATE OR REPLACE FUNCTION cash_of_person(buyer text, phone text, firm text, begins timestamptz, ends timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  own text[] := accounts_of_person(buyer);
  own_phones text[];
  own_emails text[];
  its_phone text := nullif(phone, '');
  sign text;
BEGIN
  SELECT array_agg(u.phonenumber), array_agg(u.email) INTO own_phones, own_emails FROM users u WHERE u.id = ANY (own);
  FOR sign IN
    SELECT DISTINCT s FROM unnest(own_phones || own_emails || its_phone || firm) AS s WHERE s <> '' ORDER BY s
  LOOP
    PERFORM pg_advisory_xact_lock(72311232, hashtext(sign));
  END LOOP;
  RETURN (
    SELECT coalesce(sum(CASE WHEN o.payment_method = 'counter'
        THEN (SELECT coalesce(sum(c.amount), 0) FROM counter_payments c WHERE c.order_id = o.id AND c.way = 'cash')
        ELSE o.payable END), 0)
    FROM orders o LEFT JOIN users u ON u.id = o.user_id
    WHERE o.created_at >= begins AND o.created_at < ends AND o.payment_method IN ('cod', 'counter') AND o.status <> 'cancelled'
      AND o.payment_status <> 'void' AND o.collected_as IS DISTINCT FROM 'online'
      AND (o.user_id = ANY (own) OR u.email = ANY (own_emails) OR o.buyer_firm ->> 'gstin' = firm
        OR u.phonenumber = ANY (own_phones || its_phone) OR o.delivery_address ->> 'phone' = ANY (own_phones || its_phone))
  );
END $$;
