-- What a quantity counts (Unique Quantity Code): every line of an invoice says it (CGST Rule 46).
ALTER TABLE order_lines ADD COLUMN unit text NOT NULL DEFAULT 'NOS';
ALTER TABLE order_lines ALTER COLUMN unit DROP DEFAULT;

-- One row a financial year, such as '2026-27'. Whoever takes the next number locks it until the commit, so that numbers
-- leave no gap; and a later number never has an earlier moment.
CREATE TABLE invoice_series (
  financial_year text PRIMARY KEY,
  last_number int NOT NULL CHECK (last_number > 0),
  last_issued_at timestamptz NOT NULL
);

-- Tax invoices as they were issued: never changed, never deleted.
CREATE TABLE invoices (
  order_id text PRIMARY KEY REFERENCES orders,
  number text NOT NULL UNIQUE CHECK (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  financial_year text NOT NULL,
  issued_at timestamptz NOT NULL,
  -- everything that the invoice shows, amounts in paise
  document jsonb NOT NULL
);
