-- What decides how goods can travel, beside their weight (decision 211); null: not known, which refuses nothing.
ALTER TABLE products
  ADD COLUMN longest_mm int CHECK (longest_mm > 0),
  ADD COLUMN flammable boolean NOT NULL DEFAULT false,
  ADD COLUMN glass boolean NOT NULL DEFAULT false;
ALTER TABLE variants ADD COLUMN longest_mm int CHECK (longest_mm > 0);
COMMENT ON COLUMN products.longest_mm IS 'Longest side of a packed piece, in mm; null: not known.';
COMMENT ON COLUMN variants.longest_mm IS 'Longest side of a packed piece, in mm; null: the product''s.';
