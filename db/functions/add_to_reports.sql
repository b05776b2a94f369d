CREATE OR REPLACE FUNCTION public.add_to_reports(sign_of smallint, number_of text, order_of text, issued timestamp with time zone, paper jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;
