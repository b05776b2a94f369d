-- Orders are searched for by the GSTIN of the firm that bought, too.
CREATE INDEX orders_gstin ON orders ((buyer_firm ->> 'gstin'), created_at) WHERE buyer_firm IS NOT NULL;
