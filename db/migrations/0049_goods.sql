-- Goods as a hardware trade knows them: what a number can say stands as a number (bore 20 mm, power 0.75 kW, grit 80).

-- What can be said of goods: a number in one unit (null: a bare number, such as a grit), or a word (thread M8).
CREATE TABLE attributes (
  key text PRIMARY KEY CHECK (key ~ '^[a-z][a-z0-9-]{0,39}$'),
  name text NOT NULL CHECK (name <> ''),
  kind text NOT NULL CHECK (kind IN ('number', 'word')),
  unit text CHECK (unit <> ''),
  CHECK (kind = 'number' OR unit IS NULL)
);

-- Which of them the goods of a category have, in the order in which they are shown; the first are also filtered by.
CREATE TABLE category_attributes (
  category_id text NOT NULL REFERENCES categories,
  attribute_key text NOT NULL REFERENCES attributes,
  position int NOT NULL,
  filtered boolean NOT NULL DEFAULT true,
  PRIMARY KEY (category_id, attribute_key)
);

ALTER TABLE products
  -- [{key, value, text}]: value a number in the attribute's unit, or a word; text as the maker writes it (1/2 inch)
  ADD COLUMN attributes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(attributes) = 'array'),
  -- what is declared as net_quantity, as a number: of this the unit price is made (Packaged Commodities Rules, 6(1)(da))
  ADD COLUMN net_amount numeric CHECK (net_amount > 0),
  ADD COLUMN net_unit text CHECK (net_unit IN ('g', 'kg', 'ml', 'l', 'mm', 'cm', 'm', 'm2', 'piece')),
  ADD COLUMN weight_grams int CHECK (weight_grams > 0),
  -- names with their addresses; null: the brand's, or not told
  ADD COLUMN manufacturer text CHECK (manufacturer <> ''),
  ADD COLUMN packer text CHECK (packer <> ''),
  ADD COLUMN importer text CHECK (importer <> ''),
  ADD COLUMN warranty_months int CHECK (warranty_months > 0),
  -- [{name, file}]
  ADD COLUMN data_sheets jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(data_sheets) = 'array'),
  -- [{from, price}]: so many pieces or more for so many paise each, from small to large
  ADD COLUMN price_breaks jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(price_breaks) = 'array'),
  ADD COLUMN minimum_quantity int NOT NULL DEFAULT 1 CHECK (minimum_quantity > 0),
  ADD COLUMN multiple int NOT NULL DEFAULT 1 CHECK (multiple > 0),
  -- not active: a draft, or archived since this moment
  ADD COLUMN archived_at timestamptz,
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD CHECK ((net_amount IS NULL) = (net_unit IS NULL)),
  ADD CHECK (NOT (active AND archived_at IS NOT NULL));

-- A variant says only what differs from its product; null or empty: the product's.
ALTER TABLE variants
  ADD COLUMN attributes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(attributes) = 'array'),
  ADD COLUMN net_amount numeric CHECK (net_amount > 0),
  ADD COLUMN net_unit text CHECK (net_unit IN ('g', 'kg', 'ml', 'l', 'mm', 'cm', 'm', 'm2', 'piece')),
  ADD COLUMN weight_grams int CHECK (weight_grams > 0),
  ADD COLUMN price_breaks jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(price_breaks) = 'array'),
  ADD COLUMN minimum_quantity int CHECK (minimum_quantity > 0),
  ADD COLUMN multiple int CHECK (multiple > 0),
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD CHECK ((net_amount IS NULL) = (net_unit IS NULL));

-- The maker of most goods of a brand: name and address.
ALTER TABLE brands ADD COLUMN manufacturer text CHECK (manufacturer <> '');

CREATE TRIGGER attributes_by_command BEFORE INSERT OR UPDATE OR DELETE ON attributes
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER category_attributes_by_command BEFORE INSERT OR UPDATE OR DELETE ON category_attributes
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
