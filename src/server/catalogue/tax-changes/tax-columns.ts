/**
 * The changes of tax of a product `p` that code and rate on it do not hold yet, as JSON in the order of their days: what has come of
 * them is for domain/catalogue/tax/tax-at, by the shop's clock.
 */
export const taxChanges = `
  (SELECT coalesce(json_agg(json_build_object('from', t.effective_from, 'hsnCode', t.hsn_code, 'gstRate', t.gst_rate)
            ORDER BY t.effective_from), '[]')
     FROM product_tax_changes t
    WHERE t.product_id = p.id AND t.withdrawn_at IS NULL AND t.effective_from > p.tax_since)`
