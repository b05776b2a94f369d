-- What reports add up, of each invoice and credit note, in narrow rows: a year of a million papers is read in a moment
-- (docs/decisions/206). Written with the paper by the database, never changed; nothing in them names a person.
CREATE TABLE report_papers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 1: an invoice, -1: a credit note
  sign smallint NOT NULL CHECK (sign IN (1, -1)),
  number text NOT NULL,
  order_id text NOT NULL REFERENCES orders,
  -- of India
  day date NOT NULL,
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  way text NOT NULL,
  state text NOT NULL,
  -- '': the goods were handed over at the counter
  pin text NOT NULL,
  -- '': none
  coupon text NOT NULL,
  -- paise, as the paper has them; tax: of all heads
  discount bigint NOT NULL,
  total bigint NOT NULL,
  taxable bigint NOT NULL,
  tax bigint NOT NULL,
  delivery bigint NOT NULL,
  UNIQUE (sign, number)
);
CREATE INDEX report_papers_by_day ON report_papers (day);
CREATE INDEX report_papers_by_order ON report_papers (order_id);

-- Its goods.
CREATE TABLE report_lines (
  paper bigint NOT NULL REFERENCES report_papers,
  -- of the paper, from 1
  line int NOT NULL,
  sign smallint NOT NULL,
  day date NOT NULL,
  pieces int NOT NULL,
  total bigint NOT NULL,
  taxable bigint NOT NULL,
  -- of all pieces when they were sold, in paise; null: not known
  cost bigint,
  product_id text NOT NULL,
  variant_id text,
  -- the first line of its paper with this product, and with this size of it: papers are counted by them
  first_of_product boolean NOT NULL,
  first_of_size boolean NOT NULL,
  PRIMARY KEY (paper, line)
);
CREATE INDEX report_lines_by_day ON report_lines (day);

-- Its rates of GST; none of a credit note that lowers no tax.
CREATE TABLE report_rates (
  paper bigint NOT NULL REFERENCES report_papers,
  -- percent
  rate numeric NOT NULL,
  sign smallint NOT NULL,
  day date NOT NULL,
  taxable bigint NOT NULL,
  cgst bigint NOT NULL,
  sgst bigint NOT NULL,
  igst bigint NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (paper, rate)
);
CREATE INDEX report_rates_by_day ON report_rates (day);

-- What moved on some days, of all items at once.
CREATE INDEX stock_movements_by_time ON stock_movements USING brin (created_at);

CREATE FUNCTION add_to_reports(sign_of smallint, number_of text, order_of text, issued timestamptz, paper jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  day_of date := indian_day(issued);
  totals jsonb := paper -> 'totals';
  added bigint;
  -- an invoice that is replaced as a rate changed moves no goods
  pieces int := CASE WHEN paper ? 'replaces' OR paper ->> 'reason' = 'rate_changed' THEN 0 ELSE 1 END;
BEGIN
  INSERT INTO report_papers (sign, number, order_id, day, hour, way, state, pin, coupon, discount, total, taxable, tax, delivery)
    SELECT sign_of, number_of, order_of, day_of, extract(hour FROM issued - indian_midnight(indian_day(issued))),
      paper -> 'order' ->> 'paymentMethod', coalesce(paper -> 'placeOfSupply' ->> 'state', ''),
      coalesce(o.delivery_address ->> 'pincode', ''), coalesce(o.coupon_code, ''),
      coalesce((totals ->> 'discount')::bigint, 0), (totals ->> 'total')::bigint, (totals ->> 'taxable')::bigint,
      (totals ->> 'cgst')::bigint + (totals ->> 'sgst')::bigint + (totals ->> 'igst')::bigint,
      (SELECT coalesce(sum((line ->> 'total')::bigint), 0) FROM jsonb_array_elements(paper -> 'lines') line
        WHERE line ->> 'unit' = 'OTH'
          AND line ->> 'description' IN ('Delivery charge', 'Delivery charge and cash on delivery fee', 'Cash on delivery fee'))
    FROM orders o WHERE o.id = order_of
  RETURNING id INTO added;
  INSERT INTO report_lines (paper, line, sign, day, pieces, total, taxable, cost, product_id, variant_id, first_of_product,
      first_of_size)
    SELECT added, d.place, sign_of, day_of, pieces * (d.line ->> 'quantity')::int, (d.line ->> 'total')::bigint,
      (d.line ->> 'taxable')::bigint, pieces * (d.line ->> 'quantity')::int * l.cost, l.product_id, l.variant_id,
      row_number() OVER (PARTITION BY l.product_id ORDER BY d.place) = 1,
      row_number() OVER (PARTITION BY l.product_id, l.variant_id ORDER BY d.place) = 1
    FROM jsonb_array_elements(paper -> 'lines') WITH ORDINALITY AS d (line, place)
      JOIN order_lines l ON l.order_id = order_of AND l.position = coalesce((d.line ->> 'position')::int, d.place::int);
  IF paper ? 'financialOnly' THEN RETURN; END IF;
  INSERT INTO report_rates (paper, rate, sign, day, taxable, cgst, sgst, igst, total)
    SELECT added, (r ->> 'gstRate')::numeric, sign_of, day_of, (r ->> 'taxable')::bigint, (r ->> 'cgst')::bigint,
      (r ->> 'sgst')::bigint, (r ->> 'igst')::bigint, (r ->> 'total')::bigint
    FROM jsonb_array_elements(paper -> 'rates') r;
END $$;

CREATE FUNCTION report_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_reports(CASE TG_TABLE_NAME WHEN 'invoices' THEN 1 ELSE -1 END::smallint, NEW.number, NEW.order_id, NEW.issued_at,
    NEW.document);
  RETURN NULL;
END $$;

SELECT count(add_to_reports(1::smallint, number, order_id, issued_at, document)) FROM invoices;
SELECT count(add_to_reports((-1)::smallint, number, order_id, issued_at, document)) FROM credit_notes;
CREATE TRIGGER report_invoices AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION report_paper();
CREATE TRIGGER report_credit_notes AFTER INSERT ON credit_notes FOR EACH ROW EXECUTE FUNCTION report_paper();

DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['report_papers', 'report_lines', 'report_rates'] LOOP
    EXECUTE format('CREATE TRIGGER keep_%s BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()',
      kept, kept);
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM shop_app', kept);
    END IF;
  END LOOP;
END $$;

COMMENT ON TABLE report_papers IS 'Sums of an invoice or a credit note for reports, written by the database with it.';
COMMENT ON COLUMN report_papers.sign IS '1: an invoice, -1: a credit note.';
COMMENT ON COLUMN report_papers.pin IS 'Empty: handed over at the counter.';
COMMENT ON COLUMN report_papers.coupon IS 'Empty: none.';
COMMENT ON TABLE report_lines IS 'Goods of a paper of report_papers.';
COMMENT ON COLUMN report_lines.line IS 'Of the paper, from 1.';
COMMENT ON COLUMN report_lines.first_of_product IS 'First line of its paper with this product.';
COMMENT ON COLUMN report_lines.first_of_size IS 'First line of its paper with this size of the product.';
COMMENT ON COLUMN report_lines.cost IS 'Of all pieces when they were sold, in paise; null: not known.';
COMMENT ON TABLE report_rates IS 'Rates of GST of a paper of report_papers.';
