-- The product that is sold in place of another: bought again instead of one that is gone (CONTRACT §7).
ALTER TABLE products ADD COLUMN replaced_by text REFERENCES products CHECK (replaced_by <> id);
CREATE INDEX products_replaced_by ON products (replaced_by) WHERE replaced_by IS NOT NULL;
COMMENT ON COLUMN products.replaced_by IS 'Its successor, sold in its place when it is gone; the chain never leads back.';
