-- What a variant holds, where that is not what the product declares (Legal Metrology (Packaged Commodities) Rules 2011, 6).
ALTER TABLE variants ADD COLUMN net_quantity text CHECK (net_quantity <> '');

-- Variants that are told apart by how much is in them hold that much.
UPDATE variants v SET net_quantity = substring(v.attribute_description FROM '^\d+(?:\.\d+)? ?(?:kg|g|ml|L|litre)\y')
FROM products p
WHERE p.id = v.product_id AND v.attribute_title IN ('Weight', 'Volume')
  AND substring(v.attribute_description FROM '^\d+(?:\.\d+)? ?(?:kg|g|ml|L|litre)\y') <> p.net_quantity;

-- Pieces in the words of a buyer.
UPDATE products SET net_quantity = regexp_replace(net_quantity, '^(\d+) N$', CASE WHEN net_quantity = '1 N' THEN '\1 piece' ELSE '\1 pieces' END)
WHERE net_quantity ~ '^\d+ N$';
