-- Bytes of the files that came with a review, as they were sent: what one account sends in a day is counted from it.
ALTER TABLE reviews ADD COLUMN media_bytes int NOT NULL DEFAULT 0 CHECK (media_bytes >= 0);
CREATE INDEX ON reviews (user_id, created_at);
