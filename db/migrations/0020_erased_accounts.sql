-- When a person was erased: the row stays for the orders and invoices that name it, and says nothing about anybody.
ALTER TABLE users ADD COLUMN erased_at timestamptz;
