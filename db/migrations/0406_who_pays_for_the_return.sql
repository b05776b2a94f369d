-- Who pays for sending goods back, as it was agreed when it was asked for: the setting may say something else later. Null: a cancellation,
-- or asked for before this was written down; the terms of that time said what the reason alone says.
ALTER TABLE return_requests ADD COLUMN paid_by text CHECK (paid_by IN ('customer', 'shop'));
