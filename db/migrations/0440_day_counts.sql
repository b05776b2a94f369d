-- How often something happened on an Indian day, without who: views of products, additions to carts, searches and those that
-- found nothing. Written by search/day-counts; the report "Search & shop" adds them up.
CREATE TABLE day_counts (
  day date NOT NULL,
  what text NOT NULL CHECK (what IN ('view', 'cart', 'search', 'vain_search')),
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 100),
  times int NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, what, key)
);
COMMENT ON COLUMN day_counts.key IS 'Id of a product, or a text that was searched for.';
