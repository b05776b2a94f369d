/**
 * The changes of tax of a product `p` that code and rate on it do not hold yet, as JSON in the order of their days: what has come of
 * them is for domain/catalogue/tax/tax-at, by the shop's clock.
 */
export const taxChanges = `
  (SELECT coalesce(json_agg(json_build_object('from', t.effective_from, 'hsnCode', t.hsn_code, 'gstRate', t.gst_rate)
            ORDER BY t.effective_from), '[]')
     FROM product_tax_changes t
    WHERE t.product_id = p.id AND t.withdrawn_at IS NULL AND t.effective_from > p.tax_since)`

/**
 * Moment since which a product `p` has the code and rate on it: the day of the change that they are of, which is written onto it a
 * little later (hold-due-taxes.ts), or the moment at which they were entered. Null: they were never others.
 */
export const heldSince = `
  coalesce((SELECT t.effective_from FROM product_tax_changes t
    WHERE t.product_id = p.id AND t.withdrawn_at IS NULL AND t.effective_from <= p.tax_since AND t.gst_rate = p.gst_rate
      AND NOT EXISTS (SELECT FROM product_tax_changes n WHERE n.product_id = p.id AND n.withdrawn_at IS NULL
        AND n.effective_from <= p.tax_since AND n.effective_from > t.effective_from)),
    CASE WHEN isfinite(p.tax_since) THEN p.tax_since END)`
