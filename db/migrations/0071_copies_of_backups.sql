-- Copies of proven backups in S3-compatible storage: the work that waits, and how it went. What lies there is read from the bucket.
-- when a process is to copy it, or to try again; null: at once, or it is done
ALTER TABLE backups ADD COLUMN copy_due_at timestamptz;
ALTER TABLE backups ADD COLUMN copy_tries int NOT NULL DEFAULT 0;
-- when its last byte was there, and the bucket had said so
ALTER TABLE backups ADD COLUMN copied_at timestamptz;
-- why the last try failed, in a sentence for the owner
ALTER TABLE backups ADD COLUMN copy_error text;
