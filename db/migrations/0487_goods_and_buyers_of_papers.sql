-- What the goods of a paper come to, and whose order it is of, beside its amounts: reports by customer, state, PIN code or day
-- read one narrow table and join none (docs/decisions/217).
ALTER TABLE report_papers
  -- as the order has it: null without an account
  ADD COLUMN buyer text,
  ADD COLUMN ordered_at timestamptz NOT NULL DEFAULT '-infinity',
  ADD COLUMN goods_lines int NOT NULL DEFAULT 0,
  ADD COLUMN pieces int NOT NULL DEFAULT 0,
  -- paise, of all goods
  ADD COLUMN goods_total bigint NOT NULL DEFAULT 0,
  ADD COLUMN goods_taxable bigint NOT NULL DEFAULT 0,
  -- of the lines that have a cost
  ADD COLUMN goods_cost bigint NOT NULL DEFAULT 0,
  -- lines that have none
  ADD COLUMN unknown_lines int NOT NULL DEFAULT 0,
  ADD COLUMN unknown_pieces int NOT NULL DEFAULT 0,
  ADD COLUMN unknown_taxable bigint NOT NULL DEFAULT 0;

DROP TRIGGER keep_report_papers ON report_papers;
UPDATE report_papers p SET buyer = s.user_id, ordered_at = s.created_at, goods_lines = s.lines, pieces = s.pieces,
    goods_total = s.total, goods_taxable = s.taxable, goods_cost = s.cost, unknown_lines = s.unknown,
    unknown_pieces = s.unknown_pieces, unknown_taxable = s.unknown_taxable
  FROM (SELECT r.id, o.user_id, o.created_at, count(l.paper) AS lines, coalesce(sum(l.pieces), 0) AS pieces,
      coalesce(sum(l.total), 0) AS total, coalesce(sum(l.taxable), 0) AS taxable, coalesce(sum(l.cost), 0) AS cost,
      count(l.paper) - count(l.cost) AS unknown, coalesce(sum(l.pieces) FILTER (WHERE l.cost IS NULL), 0) AS unknown_pieces,
      coalesce(sum(l.taxable) FILTER (WHERE l.cost IS NULL), 0) AS unknown_taxable
    FROM report_papers r JOIN orders o ON o.id = r.order_id LEFT JOIN report_lines l ON l.paper = r.id
    GROUP BY r.id, o.user_id, o.created_at) s
  WHERE s.id = p.id;
ALTER TABLE report_papers ALTER COLUMN ordered_at DROP DEFAULT;

-- Only whose order it is may change, with the order.
CREATE TRIGGER keep_report_papers BEFORE DELETE OR TRUNCATE OR UPDATE OF id, sign, number, order_id, day, hour, way, state, pin, coupon,
  discount, total, taxable, tax, delivery, ordered_at, goods_lines, pieces, goods_total, goods_taxable, goods_cost, unknown_lines,
  unknown_pieces, unknown_taxable ON report_papers FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();

CREATE FUNCTION keep_buyer_of_papers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE report_papers SET buyer = NEW.user_id WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_buyer_of_papers AFTER UPDATE OF user_id ON orders FOR EACH ROW
  WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION keep_buyer_of_papers();

-- An invoice that is replaced as a rate changed moves no goods.
CREATE FUNCTION goods_of_paper(order_of text, paper jsonb)
RETURNS TABLE (line int, pieces int, total bigint, taxable bigint, cost bigint, product_id text, variant_id text) LANGUAGE sql STABLE AS $$
  SELECT d.place, moved * (d.line ->> 'quantity')::int, (d.line ->> 'total')::bigint, (d.line ->> 'taxable')::bigint,
    moved * (d.line ->> 'quantity')::int * l.cost, l.product_id, l.variant_id
  FROM jsonb_array_elements(paper -> 'lines') WITH ORDINALITY AS d (line, place)
    JOIN order_lines l ON l.order_id = order_of AND l.position = coalesce((d.line ->> 'position')::int, d.place::int),
    LATERAL (SELECT CASE WHEN paper ? 'replaces' OR paper ->> 'reason' = 'rate_changed' THEN 0 ELSE 1 END AS moved) m
$$;

CREATE OR REPLACE FUNCTION add_to_reports(sign_of smallint, number_of text, order_of text, issued timestamptz, paper jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  day_of date := indian_day(issued);
  totals jsonb := paper -> 'totals';
  added bigint;
BEGIN
  INSERT INTO report_papers (sign, number, order_id, day, hour, way, state, pin, coupon, discount, total, taxable, tax, delivery,
      buyer, ordered_at, goods_lines, pieces, goods_total, goods_taxable, goods_cost, unknown_lines, unknown_pieces, unknown_taxable)
    SELECT sign_of, number_of, order_of, day_of, extract(hour FROM issued - indian_midnight(indian_day(issued))),
      paper -> 'order' ->> 'paymentMethod', coalesce(paper -> 'placeOfSupply' ->> 'state', ''),
      coalesce(o.delivery_address ->> 'pincode', ''), coalesce(o.coupon_code, ''),
      coalesce((totals ->> 'discount')::bigint, 0), (totals ->> 'total')::bigint, (totals ->> 'taxable')::bigint,
      (totals ->> 'cgst')::bigint + (totals ->> 'sgst')::bigint + (totals ->> 'igst')::bigint,
      (SELECT coalesce(sum((line ->> 'total')::bigint), 0) FROM jsonb_array_elements(paper -> 'lines') line
        WHERE line ->> 'unit' = 'OTH'
          AND line ->> 'description' IN ('Delivery charge', 'Delivery charge and cash on delivery fee', 'Cash on delivery fee')),
      o.user_id, o.created_at, g.*
    FROM orders o, LATERAL (SELECT count(*), coalesce(sum(pieces), 0), coalesce(sum(total), 0), coalesce(sum(taxable), 0),
        coalesce(sum(cost), 0), count(*) - count(cost), coalesce(sum(pieces) FILTER (WHERE cost IS NULL), 0),
        coalesce(sum(taxable) FILTER (WHERE cost IS NULL), 0)
      FROM goods_of_paper(order_of, paper)) g
    WHERE o.id = order_of
  RETURNING id INTO added;
  INSERT INTO report_lines (paper, line, sign, day, pieces, total, taxable, cost, product_id, variant_id, first_of_product,
      first_of_size)
    SELECT added, line, sign_of, day_of, pieces, total, taxable, cost, product_id, variant_id,
      row_number() OVER (PARTITION BY product_id ORDER BY line) = 1,
      row_number() OVER (PARTITION BY product_id, variant_id ORDER BY line) = 1
    FROM goods_of_paper(order_of, paper);
  IF paper ? 'financialOnly' THEN RETURN; END IF;
  INSERT INTO report_rates (paper, rate, sign, day, taxable, cgst, sgst, igst, total)
    SELECT added, (r ->> 'gstRate')::numeric, sign_of, day_of, (r ->> 'taxable')::bigint, (r ->> 'cgst')::bigint,
      (r ->> 'sgst')::bigint, (r ->> 'igst')::bigint, (r ->> 'total')::bigint
    FROM jsonb_array_elements(paper -> 'rates') r;
END $$;

COMMENT ON COLUMN report_papers.buyer IS 'Account of the order, as it is now; null: none.';
COMMENT ON COLUMN report_papers.goods_cost IS 'Of the lines whose cost is known, in paise.';
COMMENT ON COLUMN report_papers.unknown_lines IS 'Lines of goods whose cost is not known.';
