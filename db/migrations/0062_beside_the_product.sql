-- What stands beside a product: wish lists, who wants to be told that it is back, what was asked of it, and what goes with it.

-- What a shopper wants to keep an eye on. share_key: whoever has it reads the list, under the name that its owner gave it.
CREATE TABLE wish_lists (
  user_id text PRIMARY KEY REFERENCES users,
  share_key text UNIQUE CHECK (length(share_key) BETWEEN 40 AND 100),
  share_name text CHECK (share_name <> '' AND length(share_name) <= 40),
  updated_at timestamptz NOT NULL,
  CHECK ((share_key IS NULL) = (share_name IS NULL))
);
-- variant_id null: the product itself, or one of its variants that nobody has chosen yet
CREATE TABLE wish_lines (
  user_id text NOT NULL REFERENCES wish_lists ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  added_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (user_id, product_id, variant_id)
);

-- Who wants a mail when something can be bought again: one for each article and address. It waits from when the address is
-- confirmed until it was told.
CREATE TABLE stock_requests (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  email text NOT NULL CHECK (email <> '' AND length(email) <= 254),
  user_id text REFERENCES users,
  -- what opens it, of the last mails about it
  key_hashes bytea[] NOT NULL DEFAULT '{}',
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  told_at timestamptz,
  UNIQUE NULLS NOT DISTINCT (product_id, variant_id, email)
);
CREATE INDEX stock_requests_waiting ON stock_requests (product_id, variant_id)
  WHERE confirmed_at IS NOT NULL AND told_at IS NULL;
CREATE INDEX stock_requests_address ON stock_requests (email);
CREATE INDEX stock_requests_user ON stock_requests (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX stock_requests_told ON stock_requests (told_at) WHERE told_at IS NOT NULL;

-- What shoppers ask of a product. Everybody sees it once the shop has published it.
CREATE TABLE questions (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products,
  user_id text NOT NULL REFERENCES users,
  text text NOT NULL CHECK (text <> ''),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'published', 'hidden')),
  hidden_reason text CHECK (hidden_reason <> ''),
  answer text CHECK (answer <> ''),
  answered_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CHECK ((state = 'hidden') = (hidden_reason IS NOT NULL)),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX questions_of_product ON questions (product_id, created_at DESC, id) WHERE state = 'published';
CREATE INDEX questions_newest ON questions (created_at DESC, id DESC);
CREATE INDEX questions_waiting ON questions (created_at DESC, id DESC) WHERE state = 'waiting';
CREATE INDEX questions_unanswered ON questions (created_at DESC, id DESC) WHERE answer IS NULL AND state <> 'hidden';
CREATE INDEX questions_hidden ON questions (created_at DESC, id DESC) WHERE state = 'hidden';
CREATE INDEX questions_user ON questions (user_id, created_at);

-- Shoppers ask, and take it away with their account; only people of the shop publish, hide and answer.
CREATE TRIGGER questions_moderated_by_command BEFORE UPDATE ON questions
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER questions_begin_waiting BEFORE INSERT ON questions FOR EACH ROW
  WHEN (NEW.state <> 'waiting' OR NEW.answer IS NOT NULL)
  EXECUTE FUNCTION refuse_without_command();

-- What was bought in one order by several people, both ways round; counted anew now and then. So few people are never
-- told of: what one person buys is nobody's business.
CREATE TABLE bought_together (
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  other_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  shoppers int NOT NULL CHECK (shoppers >= 3),
  weight real NOT NULL CHECK (weight > 0),
  PRIMARY KEY (product_id, other_id),
  CHECK (product_id <> other_id)
);
CREATE INDEX ON bought_together (other_id);
CREATE TABLE bought_together_counts (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  counted_at timestamptz NOT NULL
);
