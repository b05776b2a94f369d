CREATE OR REPLACE FUNCTION public.add_to_reports(sign_of smallint, number_of text, order_of text, issued timestamp with time zone, paper jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;
