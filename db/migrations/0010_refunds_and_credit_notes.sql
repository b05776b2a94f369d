-- A refund that is refused again and again stops, and waits for the owner (npm run shop -- refunds).
ALTER TABLE refunds ADD COLUMN refusals int NOT NULL DEFAULT 0;
ALTER TABLE refunds DROP CONSTRAINT refunds_status_check, DROP CONSTRAINT refunds_check, DROP CONSTRAINT refunds_check1;
-- stopped: refused too often, nobody asks for it any more. processed without an id of the provider: paid back by hand
ALTER TABLE refunds
  ADD CONSTRAINT refunds_status_check CHECK (status IN ('queued', 'pending', 'processed', 'stopped')),
  ADD CONSTRAINT refunds_due_check CHECK ((status IN ('processed', 'stopped')) = (due_at IS NULL)),
  ADD CONSTRAINT refunds_provider_check
    CHECK (status <> 'pending' OR provider_refund_id IS NOT NULL),
  ADD CONSTRAINT refunds_proof_check
    CHECK (status <> 'processed' OR provider_refund_id IS NOT NULL OR reference IS NOT NULL);

-- Credit notes (CGST Act s.34) have numbers of their own, as free of gaps as the invoices'.
ALTER TABLE invoice_series ADD COLUMN kind text NOT NULL DEFAULT 'invoice' CHECK (kind IN ('invoice', 'credit_note'));
ALTER TABLE invoice_series ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE invoice_series DROP CONSTRAINT invoice_series_pkey, ADD PRIMARY KEY (kind, financial_year);

-- The credit note of an order whose goods came back after the invoice: as it was issued, never changed, never deleted.
CREATE TABLE credit_notes (
  order_id text PRIMARY KEY REFERENCES invoices (order_id),
  number text NOT NULL UNIQUE CHECK (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  financial_year text NOT NULL,
  issued_at timestamptz NOT NULL,
  -- everything that it shows, amounts in paise
  document jsonb NOT NULL
);

-- The sandbox account: a webhook secret that was changed still signs what was queued before; orders may be captured by hand.
ALTER TABLE sandbox_keys
  ADD COLUMN webhook_secret_previous text,
  ADD COLUMN webhook_secret_changed_at timestamptz,
  ADD CHECK ((webhook_secret_previous IS NULL) = (webhook_secret_changed_at IS NULL));
ALTER TABLE sandbox_orders ADD COLUMN capture text NOT NULL DEFAULT 'automatic' CHECK (capture IN ('automatic', 'manual'));
