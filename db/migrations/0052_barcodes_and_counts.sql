-- What is printed on goods or their cartons, and read by a scanner. A retail number (GTIN) stands as its 8, 13 or 14 digits: a
-- UPC-A of 12 has its 0 before it, so that however a scanner sends it, it is one code.
CREATE TABLE barcodes (
  code text PRIMARY KEY CHECK (code ~ '^[!-~]([ -~]{0,46}[!-~])?$'),
  kind text NOT NULL CHECK (kind IN ('ean13', 'upca', 'ean8', 'itf14', 'code128')),
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  -- in what carries the code: 10 on a pack of ten
  pieces int NOT NULL DEFAULT 1 CHECK (pieces BETWEEN 1 AND 10000),
  note text CHECK (note <> ''),
  created_at timestamptz NOT NULL,
  CHECK (kind = 'code128' OR code ~ '^[0-9]{8}([0-9]{5,6})?$')
);
CREATE INDEX barcodes_of ON barcodes (product_id, variant_id);

-- The next code that the shop makes itself.
CREATE SEQUENCE barcode_numbers;

-- A count of what lies on the shelves, while the shop sells (docs/decisions/075).
CREATE TABLE counts (
  id text PRIMARY KEY,
  number int GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- {kind: category | random | list …}: which goods; a list takes up whatever is scanned
  scope jsonb NOT NULL,
  -- closed: nobody counts any more, what differs is looked at
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'approved', 'dropped')),
  -- who counts is not told how many there should be
  blind boolean NOT NULL,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  closed_at timestamptz,
  approved_at timestamptz,
  approved_by text,
  version int NOT NULL DEFAULT 1
);
CREATE INDEX counts_newest ON counts (created_at DESC, id);

-- One thing to be counted.
CREATE TABLE count_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  count_id text NOT NULL REFERENCES counts,
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  position int NOT NULL,
  -- 2: it is counted a second time
  round int NOT NULL DEFAULT 1 CHECK (round BETWEEN 1 AND 9),
  -- in this round; null: not yet
  counted int CHECK (counted BETWEEN 0 AND 1000000),
  -- how many had to lie on the shelf at the moment of the last entry of this round
  expected int,
  -- goods came to the shelf or left it between the first entry of this round and the last: nobody knows what was seen
  shelf_moved boolean NOT NULL DEFAULT false,
  counted_at timestamptz,
  counted_by text,
  -- what the approval did with the difference: pieces booked; 0 where it was left out or there was none
  booked int,
  booked_in uuid,
  CHECK ((counted IS NULL) = (expected IS NULL)),
  UNIQUE NULLS NOT DISTINCT (count_id, product_id, variant_id)
);
CREATE INDEX count_lines_walk ON count_lines (count_id, position, id);
CREATE INDEX count_lines_booked ON count_lines (booked_in) WHERE booked_in IS NOT NULL;

-- Every scan and every typed number: who saw what, and when. Only added to.
CREATE TABLE count_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  line_id bigint NOT NULL REFERENCES count_lines,
  round int NOT NULL,
  -- add: so many more; set: so many in all
  how text NOT NULL CHECK (how IN ('add', 'set')),
  pieces int NOT NULL CHECK (pieces BETWEEN 0 AND 1000000),
  -- after it, and what had to lie there
  counted int NOT NULL,
  expected int NOT NULL,
  staff_id text REFERENCES staff,
  by_name text NOT NULL,
  -- when it was seen on the phone, which may have been without a connection
  counted_at timestamptz NOT NULL,
  command_id text DEFAULT nullif(current_setting('shop.command', true), '')
);
CREATE INDEX count_entries_of ON count_entries (line_id, id);

CREATE TRIGGER barcodes_by_command BEFORE INSERT OR UPDATE OR DELETE ON barcodes
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER counts_by_command BEFORE INSERT OR UPDATE OR DELETE ON counts
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER count_lines_by_command BEFORE INSERT OR UPDATE OR DELETE ON count_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER count_entries_by_command BEFORE INSERT ON count_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER count_entries_append_only BEFORE UPDATE OR DELETE ON count_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
